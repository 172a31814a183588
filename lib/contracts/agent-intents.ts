import { z } from "zod";
import { Cost } from "./agent-runs";
import { AgentParams, EXAMPLE_AGENT } from "./agents";
import { idOf } from "./ids";
import { operation } from "./operation";
import { Timestamp } from "./page";
import { text } from "./text";

export const NewIntent = z
  .strictObject({
    intent: text(4_000, { min: 1, trim: true }).meta({ example: "Hire the best logo designer under $500" }),
  })
  .meta({ id: "NewIntent" });

export type NewIntent = z.output<typeof NewIntent>;

/** What an agent would do for an intent. Nothing of it has been done. */
export const Plan = z
  .object({
    id: idOf("intent"),
    agent_id: idOf("agent"),
    intent: z.string(),
    steps: z.array(
      z.object({
        n: z.int().min(1),
        tool: z.string(),
        arguments: z.record(z.string(), z.unknown()).meta({
          description: "`{{steps.1.creators.0.handle}}` stands for what an earlier step will answer.",
        }),
        why: z.string(),
      }),
    ),
    obstacle: z.string().nullable().meta({ description: "Why there is no plan; null when there is one." }),
    estimated_cost: Cost,
    created_at: Timestamp,
  })
  .meta({ id: "Plan" });

export type PlanView = z.infer<typeof Plan>;

export const createIntent = operation({
  id: "createIntent",
  method: "POST",
  path: "/v1/agents/{id}/intents",
  summary: "Decompose an intent into a plan",
  description: "Which tools the agent would call, with which arguments and why. Calls none, costs nothing.",
  tag: "Agents",
  scope: "agents:write",
  tier: "FREE",
  status: 201,
  params: AgentParams,
  body: NewIntent,
  response: Plan,
  errors: ["not_found", "conflict"],
  example: {
    body: { intent: "Find the best logo designer under $500" },
    response: {
      id: "intent_01k5s3v9n6e8wbr4q2ycx7th0d",
      agent_id: EXAMPLE_AGENT.id,
      intent: "Find the best logo designer under $500",
      steps: [
        {
          n: 1,
          tool: "find_creators",
          arguments: { query: "logo design", category: "design-creative" },
          why: "“logo” is in the category Design & creative.",
        },
        {
          n: 2,
          tool: "get_creator",
          arguments: { handle: "{{steps.1.creators.0.handle}}" },
          why: "To read the best match before recommending it.",
        },
      ],
      obstacle: null,
      estimated_cost: { amount_cents: 0, amount_atomic: 1_000 },
      created_at: "2026-11-20T09:30:00.000Z",
    },
  },
});
