import { z } from "zod";
import { operation } from "../../operation";
import { growing } from "../../values/growing";
import { text } from "../../values/text";
import { FOUNDER_INTENTS, FOUNDER_STAGES } from "./founders";

/** What a creator builds, as they say it themselves. */
export const FounderCard = z
  .object({
    building: z.string().meta({ description: "What you build, in your own words." }),
    stage: growing(FOUNDER_STAGES, "a stage that was not told").meta({ description: "How far it is." }),
    intent: z
      .array(growing(FOUNDER_INTENTS, "one to leave out").meta({ description: "Something that you look for." }))
      .meta({ description: "What you are looking for." }),
    raising: z.boolean().meta({ description: "Whether you are raising money now." }),
    discoverable: z.boolean().meta({
      description: "Whether the card is shown and found, while your profile itself can be found by agents.",
    }),
  })
  .meta({ id: "FounderCard", description: "A creator's founder card, as its owner sees it." });

export const NewFounderCard = z
  .strictObject({
    building: text(600, { min: 1, trim: true }).meta({ description: "What you build, 1 to 600 characters." }),
    stage: z.enum(FOUNDER_STAGES).meta({ description: "How far it is." }),
    intent: z
      .array(z.enum(FOUNDER_INTENTS))
      .max(FOUNDER_INTENTS.length)
      .default([])
      .meta({ description: "What you are looking for." }),
    raising: z.boolean().default(false).meta({ description: "Whether you are raising money now." }),
    discoverable: z.boolean().default(false).meta({
      description: "Whether the card is shown and found, while your profile itself can be found by agents.",
    }),
  })
  .meta({ id: "NewFounderCard", description: "A founder card, whole." });

const EXAMPLE = {
  building: "A battery-powered gauge that reads flood levels where there is no mobile coverage.",
  stage: "pre_seed",
  intent: ["cofounder", "customers"],
  raising: false,
  discoverable: true,
} as const;

export const getFounderCard = operation({
  id: "getFounderCard",
  touches: "shared",
  method: "GET",
  path: "/v1/founder-card",
  summary: "Read your founder card",
  description: "`not_found` until there is one.",
  tag: "Founders",
  scope: "identity:read",
  tier: "FREE",
  status: 200,
  response: FounderCard,
  errors: ["not_found"],
  example: { response: EXAMPLE },
});

export const saveFounderCard = operation({
  id: "saveFounderCard",
  touches: "shared",
  method: "PUT",
  path: "/v1/founder-card",
  summary: "Write your founder card",
  description:
    "Whole: it takes the place of what was there. Searches meet it while its own switch is on and your profile's too, which only you can turn on, in the settings.",
  tag: "Founders",
  scope: "profile:write",
  tier: "FREE",
  status: 200,
  body: NewFounderCard,
  response: FounderCard,
  errors: ["not_found"],
  example: { body: EXAMPLE, response: EXAMPLE },
});
