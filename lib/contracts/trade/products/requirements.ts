import { z } from "zod";
import { growing } from "../../values/growing";
import { text } from "../../values/text";
import { isChoice, MAX_REQUIREMENTS, REQUIREMENT_KINDS } from "./requirement-kinds";

/** What a creator asks everyone who orders a product. */
export const Requirement = z
  .object({
    id: z.string().meta({ description: "Name of the question, by which it is answered." }),
    label: z.string().meta({ description: "The question as people read it." }),
    help: z.string().meta({ description: "What helps to answer it; may be empty." }),
    kind: growing(REQUIREMENT_KINDS, "text").meta({ description: "What an answer is made of." }),
    options: z.array(z.string()).meta({ description: "What can be chosen from; empty unless the kind is a choice." }),
    required: z.boolean().meta({
      description: "Whether the creator needs the answer to begin: until then the delivery clock stands still.",
    }),
  })
  .meta({ description: "A question that a buyer answers." });

export type RequirementView = z.infer<typeof Requirement>;

/** So many characters has the name of a question at most. */
export const MAX_QUESTION_ID = 60;

const QuestionId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens")
  .max(MAX_QUESTION_ID);

export const NewRequirement = z
  .strictObject({
    id: QuestionId.optional().meta({ description: "Name of the question. Left out: made from the label." }),
    label: text(200, { min: 1, trim: true }).meta({ description: "The question, 1 to 200 characters." }),
    help: text(300, { trim: true })
      .default("")
      .meta({ description: "What helps to answer it, at most 300 characters." }),
    kind: z.enum(REQUIREMENT_KINDS).meta({ description: "What an answer is made of." }),
    options: z
      .array(text(100, { min: 1, trim: true }))
      .max(12)
      .default([])
      .meta({ description: "What can be chosen from, 2 to 12 options, for the two kinds of choice alone." }),
    required: z.boolean().default(true).meta({ description: "Whether you need the answer to begin." }),
  })
  .refine(({ kind, options }) => !isChoice(kind) || new Set(options).size >= 2, {
    path: ["options"],
    message: "must be at least two, each another",
  })
  .refine(({ kind, options }) => isChoice(kind) || options.length === 0, {
    path: ["options"],
    message: "go with a choice alone",
  })
  .meta({ description: "A question as a creator sends it." });

export type NewRequirement = z.output<typeof NewRequirement>;

export const NewRequirements = z
  .array(NewRequirement)
  .max(MAX_REQUIREMENTS)
  .meta({ description: "What you ask everyone who orders it, at most 10 questions." });
