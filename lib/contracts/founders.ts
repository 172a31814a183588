import { z } from "zod";
import { operation } from "./operation";
import { OwnUrl, PageQuery, pageOf } from "./page";

export const FOUNDER_STAGES = ["idea", "pre_seed", "seed", "series_a", "series_b_plus", "bootstrapped"] as const;
export const FOUNDER_INTENTS = ["hiring", "raising", "cofounder", "customers", "advice"] as const;

/** A creator who builds something and opted into being found for it. */
export const Founder = z
  .object({
    handle: z.string(),
    display_name: z.string(),
    building: z.string().meta({ description: "What they build, in their own words." }),
    stage: z.enum(FOUNDER_STAGES),
    intent: z.array(z.enum(FOUNDER_INTENTS)).meta({ description: "What they are looking for." }),
    raising: z.boolean(),
    profile_url: OwnUrl,
    agent_json_url: OwnUrl,
  })
  .meta({ id: "Founder" });

export type FounderView = z.infer<typeof Founder>;

export const FounderQuery = PageQuery.extend({
  query: z
    .string()
    .max(400)
    .optional()
    .meta({ description: "Words in what they build or look for.", example: "offline payments" }),
  stage: z.enum(FOUNDER_STAGES).optional().meta({ description: "Only founders at this stage." }),
  raising_only: z
    .stringbool({ truthy: ["true"], falsy: ["false"], case: "sensitive" })
    .default(false)
    .meta({ override: { type: "boolean", default: false }, description: "Only founders who are raising money now." }),
});

/** What a founder search may ask; the tool server asks the same. `limit` 1..100, 20 unless told. */
export type FounderSearch = Partial<z.output<typeof FounderQuery>>;

export const listFounders = operation({
  id: "listFounders",
  method: "GET",
  path: "/v1/founders",
  summary: "Find founders",
  description:
    "Founders who opted into discovery, on their card and on their profile. With words the best match first, " +
    "without them the newest card first.",
  tag: "Founders",
  scope: "public",
  tier: "FREE",
  status: 200,
  query: FounderQuery,
  response: pageOf(Founder).meta({ id: "FounderPage" }),
  errors: ["invalid_cursor"],
  example: {
    response: {
      data: [
        {
          handle: "ferrous",
          display_name: "Jonas Riedl",
          building: "A battery-powered gauge that reads flood levels where there is no mobile coverage.",
          stage: "pre_seed",
          intent: ["cofounder", "customers"],
          raising: false,
          profile_url: "https://guildhall.example/ferrous",
          agent_json_url: "https://guildhall.example/ferrous/agent.json",
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
});
