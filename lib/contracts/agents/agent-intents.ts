import { z } from "zod";
import { operation } from "../operation";
import { idOf } from "../values/ids";
import { Timestamp } from "../values/page";
import { text } from "../values/text";
import { Cost } from "./agent-costs";
import { RunErrorCode } from "./agent-runs";
import { AgentParams, EXAMPLE_AGENT } from "./agents";

export const NewIntent = z
  .strictObject({
    intent: text(4_000, { min: 1, trim: true }).meta({
      description: "What is wanted, in plain words, 1 to 4,000 characters.",
      example: "Order the cheapest podcast edit for at most $100",
    }),
  })
  .meta({ id: "NewIntent" });

export type NewIntent = z.output<typeof NewIntent>;

/** What an agent would do for an intent. Nothing of it has been done. */
export const Plan = z
  .object({
    id: idOf("intent"),
    agent_id: idOf("agent").meta({ description: "Identifier of the agent that was asked." }),
    intent: z.string().meta({ description: "The intent, as it was sent." }),
    steps: z
      .array(
        z
          .object({
            n: z.int().min(1).meta({ description: "Number of the step, 1 for the first." }),
            tool: z.string().meta({ description: "Name of the tool that would be called." }),
            arguments: z.record(z.string(), z.unknown()).meta({
              description:
                "Arguments of the call, by name. `{{steps.1.creators.0.handle}}` stands for what an earlier step will answer.",
            }),
            why: z.string().meta({ description: "Why this tool, in the planner's words." }),
          })
          .meta({ description: "A call that the agent would make." }),
      )
      .meta({ description: "The calls that the agent would make, in their order; empty when there is no plan." }),
    obstacle: z.string().nullable().meta({ description: "Why there is no plan; null when there is one." }),
    obstacle_code: RunErrorCode.nullable().meta({
      description: "`unsupported_intent` when it cannot be carried out in full; null when there is a plan.",
    }),
    understood: z.array(z.string()).meta({ description: "The wishes in the intent, in words." }),
    unchecked: z
      .array(z.string())
      .meta({ description: "What the intent also asks for and no step can check, such as a language spoken." }),
    estimated_cost: Cost,
    created_at: Timestamp.meta({ description: "When the plan was made." }),
  })
  .meta({ id: "Plan", description: "What an agent would do for an intent." });

export type PlanView = z.infer<typeof Plan>;

export const createIntent = operation({
  id: "createIntent",
  method: "POST",
  path: "/v1/agents/{id}/intents",
  summary: "Decompose an intent into a plan",
  description:
    "Which tools the agent would call, with which arguments and why. Calls none, costs nothing. An intent that cannot be " +
    "carried out in full has no steps, and says why.",
  tag: "Agents",
  touches: "split",
  scope: "agents:write",
  tier: "FREE",
  status: 201,
  params: AgentParams,
  body: NewIntent,
  response: Plan,
  errors: ["not_found", "conflict"],
  example: {
    body: { intent: "Order the cheapest podcast edit for at most $100" },
    response: {
      id: "intent_01k5s3v9n6e8wbr4q2ycx7th0d",
      agent_id: EXAMPLE_AGENT.id,
      intent: "Order the cheapest podcast edit for at most $100",
      steps: [
        {
          n: 1,
          tool: "get_marketplace_offerings",
          arguments: { query: "podcast edit", maxPriceCents: 10_000, maxResults: 50 },
          why: "To find the cheapest that is called “podcast edit”, at $100 or less, add-ons included.",
        },
        {
          n: 2,
          tool: "create_order",
          arguments: {
            handle: "{{steps.1.offerings.0.creator.handle}}",
            productId: "{{steps.1.offerings.0.product_id}}",
            tierId: "{{steps.1.offerings.0.packages.0.tier_id}}",
          },
          why: "Only if product, package and add-ons are exactly what was asked for, at $100 or less, add-ons included: opens the checkout that a person pays.",
        },
      ],
      obstacle: null,
      obstacle_code: null,
      understood: ["Order the cheapest “podcast edit” for $100 or less"],
      unchecked: [],
      estimated_cost: { amount_cents: 0, amount_atomic: 2_500 },
      created_at: "2026-11-20T09:30:00.000Z",
    },
  },
});
