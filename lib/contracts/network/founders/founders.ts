import { z } from "zod";
import { operation } from "../../operation";
import { growing } from "../../values/growing";
import { OwnUrl, PageQuery, pageOf } from "../../values/page";
import { text } from "../../values/text";

export const FOUNDER_STAGES = ["idea", "pre_seed", "seed", "series_a", "series_b_plus", "bootstrapped"] as const;
export const FOUNDER_INTENTS = ["hiring", "raising", "cofounder", "customers", "advice"] as const;

/** The stage that a label names as people write it: "Series A", "pre-seed", "series B or later". A label that names none stays. */
export function stageOf(label: unknown): unknown {
  if (typeof label !== "string") return label;
  const name = label
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, "_")
    .replace(/_(stage|round)$/, "");
  if (/^series_([b-h](_(\+|plus|or_later|and_later))?\+?)$/.test(name)) return "series_b_plus";
  return { preseed: "pre_seed", seriesa: "series_a", bootstrap: "bootstrapped" }[name] ?? name;
}

/** A stage as a caller names it: one of the values, or the label that people use for it. */
export const StageLabel = z.preprocess(
  stageOf,
  z.enum(FOUNDER_STAGES, { error: `must be one of ${FOUNDER_STAGES.join(", ")}` }),
);

/** A creator who builds something and opted into being found for it. */
export const Founder = z
  .object({
    handle: z.string().meta({ description: "The founder's name in URLs." }),
    display_name: z.string().meta({ description: "The founder's name as people read it." }),
    avatar_url: z.string().nullable().meta({ description: "URL of a picture of them; null without one." }),
    building: z.string().meta({ description: "What they build, in their own words." }),
    stage: growing(FOUNDER_STAGES, "a stage that was not told").meta({ description: "How far what they build is." }),
    intent: z
      .array(growing(FOUNDER_INTENTS, "one to leave out").meta({ description: "Something that a founder looks for." }))
      .meta({ description: "What they are looking for." }),
    raising: z.boolean().meta({ description: "Whether they are raising money now." }),
    profile_url: OwnUrl.meta({ description: "URL of their profile page." }),
    agent_json_url: OwnUrl.meta({ description: "URL of the profile as a document for agents." }),
  })
  .meta({ id: "Founder", description: "A creator who builds something and opted into being found for it." });

export type FounderView = z.infer<typeof Founder>;

export const FounderQuery = PageQuery.extend({
  query: text(400)
    .optional()
    .meta({ description: "Words in what they build or look for.", example: "offline payments" }),
  stage: StageLabel.optional().meta({
    description: "Only founders at this stage; labels such as `Series A` or `pre-seed` are understood too.",
  }),
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
  touches: "shared",
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
          avatar_url: "https://guildhall.example/media/0b6f4e1fd2a94c0b8f0f3f9be1a7c655-320.webp",
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

/** A switch or box of a form: "on" when it is on, absent when it is off. */
const Ticked = z
  .union([z.boolean(), z.enum(["on", "true", "false"]).transform((sent) => sent !== "false")])
  .default(false);

/** A creator's founder card as the studio's form sends it. */
export const SaveFounder = z.strictObject({
  building: text(600, { min: 1, trim: true }),
  stage: z.enum(FOUNDER_STAGES, "choose a stage"),
  intent: z
    .array(z.enum(FOUNDER_INTENTS))
    .max(FOUNDER_INTENTS.length)
    .default([])
    .transform((sent) => FOUNDER_INTENTS.filter((known) => sent.includes(known))),
  raising: Ticked,
  discoverable: Ticked,
});

export type SaveFounder = z.output<typeof SaveFounder>;

/** A founder card as its owner edits it, or as the profile shows it. */
export type FounderCardView = SaveFounder;
