import { z } from "zod";
import { growing } from "../../values/growing";
import { Timestamp } from "../../values/page";
import { text } from "../../values/text";
import { FileIds, FileRef } from "../files";
import { MAX_REQUIREMENTS } from "../products/requirement-kinds";
import { Requirement } from "../products/requirements";
import { MAX_BRIEF } from "./agreed-brief";

const Answer = z.union([z.string().max(20_000), z.array(z.string().max(300)).max(12)]);

/** Answers by the ids of their questions. */
export const Answers = z
  .record(z.string().max(60), Answer)
  .refine((answers) => Object.keys(answers).length <= MAX_REQUIREMENTS, "are more than there are questions")
  .meta({
    description:
      "Answers by the ids of the product's `requirements`: text; for a choice one of its options; for several a list of them; a date as YYYY-MM-DD; for a file the ids or names of files that are sent along.",
    example: { "company-name": "Harbour Type" },
  });

export type Answers = z.infer<typeof Answers>;

export const BriefSummary = text(MAX_BRIEF, { trim: true }).meta({
  description: "What the work is for and what it should be, as Markdown, at most 5,000 characters.",
  example: "A mark for a type foundry by the sea.",
});

/** What a buyer, or an app for the buyer, sends of a brief: whole, in place of what was there. */
export const NewBrief = z.strictObject({
  brief: BriefSummary.default(""),
  answers: Answers.default({}),
  attachments: FileIds.default([]),
});

export type NewBrief = z.output<typeof NewBrief>;

/** What an order is for, in its buyer's words. */
export const OrderBrief = z
  .object({
    status: growing(["MISSING", "SUBMITTED"], "a brief that is still to come").meta({
      description: "`MISSING` until every required question is answered; without one, until something is sent.",
    }),
    summary: z.string().meta({ description: "What the work is for, as Markdown; may be empty." }),
    requirements: z.array(Requirement).meta({ description: "What the product asked when it was ordered." }),
    answers: Answers.meta({ description: "Answers by the ids of their questions." }),
    missing: z.array(z.string()).meta({ description: "Ids of required questions that have no answer yet." }),
    attachments: z.array(FileRef).meta({ description: "Files that were sent along." }),
    submitted_at: Timestamp.nullable().meta({ description: "When it was whole for the first time; null before." }),
    updated_at: Timestamp.nullable().meta({ description: "When it last changed; null before anything was sent." }),
  })
  .meta({ description: "What an order is for, in its buyer's words." });

export type OrderBriefView = z.infer<typeof OrderBrief>;
