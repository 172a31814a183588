import { z } from "zod";
import { CreatorCard } from "../network/search/search";
import { idOf } from "../values/ids";
import { Cents, Currency, Timestamp } from "../values/page";
import { text } from "../values/text";
import { type CallbackStateView, Reply } from "./intros";
import { ReplyHandle } from "./threads";

export const BRIEF_LENGTH = { min: 20, max: 4_000 } as const;

/** What somebody wants done, as they send it. `deadline` is a calendar day that has not passed. */
export const NewBrief = z.strictObject({
  brief: text(BRIEF_LENGTH.max, { min: BRIEF_LENGTH.min, trim: true }),
  category: z.string().max(80).optional(),
  budget_cents: z.int().min(1).max(100_000_000).optional(),
  deadline: z.iso.date().optional(),
  callback_url: z.string().min(1).max(2_048).optional(),
});

export type NewBrief = z.output<typeof NewBrief>;

/** A brief just submitted: whom it reached, best match first. */
export const SubmittedBrief = z.object({
  brief_id: idOf("brief"),
  created_at: Timestamp.meta({ description: "When the brief was submitted." }),
  category: z.string().nullable().meta({ description: "Slug of the category; null when none was named." }),
  budget_cents: Cents.nullable().meta({ description: "Budget in US cents; null when none was named." }),
  currency: Currency,
  deadline: z.iso.date().nullable().meta({ description: "Day by which it is wanted; null when none was named." }),
  matches: z
    .array(
      CreatorCard.extend({
        rank: z.int().min(1).meta({ description: "How well the creator matches: 1 is best." }),
        score: z
          .number()
          .min(0)
          .max(1)
          .meta({ description: "How much of the brief the creator's own words name, 0 to 1." }),
        reason: z.string().meta({ description: "Why this creator was chosen, in a sentence." }),
        thread_id: idOf("thr").meta({ description: "The conversation with this creator." }),
      }),
    )
    .meta({ description: "Creators whom the brief reached, best match first." }),
  reply_handle: ReplyHandle,
});

export type SubmittedBriefView = z.infer<typeof SubmittedBrief>;

export const BRIEF_STATUSES = ["PENDING", "ACCEPTED", "DECLINED", "CLOSED"] as const;

/** A brief in a creator's pipeline, as the studio shows it. ACCEPTED means that the creator is interested, CLOSED that it was closed before they answered. */
export type PipelineBriefView = {
  id: string;
  brief: string;
  category: string | null;
  budget_cents: number | null;
  currency: "usd";
  deadline: string | null;
  rank: number;
  status: (typeof BRIEF_STATUSES)[number];
  reply: string | null;
  contact: string | null;
  /** Whether a person posted it, who is answered with an offer. */
  posted: boolean;
  /** Whether the creator can make an offer: it is posted and open, no offer of theirs stands, and they may make more. */
  may_offer: boolean;
  /** The conversation with its sender; null for briefs from before conversations. */
  thread_id: string | null;
  /** The creator's latest offer to it; null before the first. */
  quote_id: string | null;
  callback: CallbackStateView | null;
  answered_at: string | null;
  created_at: string;
};

/** A creator's answer to a brief. Interest needs something to say: a message, or how to reach the creator. */
export const AnswerBrief = z.discriminatedUnion("answer", [
  z
    .strictObject({ id: idOf("brief"), answer: z.literal("interested"), ...Reply })
    .refine((sent) => sent.message || sent.contact, { path: ["message"], message: "write a line, or give a contact" }),
  z.strictObject({ id: idOf("brief"), answer: z.literal("pass") }),
]);

export type AnswerBrief = z.output<typeof AnswerBrief>;
