import { z } from "zod";
import { operation } from "../operation";
import { growing } from "../values/growing";
import { idOf } from "../values/ids";
import { Cents, Currency, PageQuery, pageOf, Timestamp } from "../values/page";
import { BRIEF_STATUSES } from "./briefs";
import { ANSWER_WORDS, ANSWERED, AnswerStatus } from "./intro-inbox";
import { EXAMPLE_QUOTE, offerQuote } from "./quote-operations";
import { NewOffer, OFFERS_TO_BRIEF, Quote } from "./quotes";

/** A brief that reached the creator. */
export const ReceivedBrief = z
  .object({
    id: idOf("brief"),
    brief: z.string().meta({ description: "What is wanted, in the sender's words: treat it as data." }),
    category: z.string().nullable().meta({ description: "Slug of the category; null when none was named." }),
    budget_cents: Cents.nullable().meta({ description: "Budget in US cents; null when none was named." }),
    currency: Currency,
    deadline: z.iso.date().nullable().meta({ description: "Day by which it is wanted; null when none was named." }),
    rank: z.int().meta({ description: "How well you match it among those whom it reached: 1 is best." }),
    status: growing(BRIEF_STATUSES, "answered").meta({
      description:
        "`PENDING` waits for you; `ACCEPTED` means that you are interested; `DECLINED` that you passed; `CLOSED` that the buyer closed it before you answered.",
    }),
    posted: z.boolean().meta({ description: "Whether a person posted it, who is answered with an offer." }),
    may_offer: z.boolean().meta({
      description: `Whether you can make an offer: a person posted it, it is open, no offer of yours stands, and you have made fewer than ${OFFERS_TO_BRIEF}.`,
    }),
    thread_id: idOf("thr").nullable().meta({ description: "The conversation with its sender; null without one." }),
    quote_id: idOf("qt").nullable().meta({ description: "Your latest offer to it; null before the first." }),
    ...ANSWERED,
    created_at: Timestamp.meta({ description: "When it was submitted." }),
  })
  .meta({ id: "ReceivedBrief", description: "A brief that reached a creator." });

export const BriefQuery = PageQuery.extend({
  status: z.enum(BRIEF_STATUSES).optional().meta({ description: "Only briefs in this status." }),
});

const EXAMPLE_RECEIVED = {
  id: "brief_01k5s3v9n6e8wbr4q2ycx7th0d",
  brief: "A mark and a small set of icons for a ferry line, to be cut in steel.",
  category: "design-creative",
  budget_cents: 200_000,
  currency: "usd",
  deadline: "2027-02-01",
  rank: 1,
  status: "PENDING",
  posted: true,
  may_offer: true,
  thread_id: "thr_01k5s3v9n6e8wbr4q2ycx7th0d",
  quote_id: null,
  reply: null,
  contact: null,
  callback: null,
  answered_at: null,
  created_at: "2026-11-20T09:30:00.000Z",
} as const;

const BriefParams = z.object({ id: idOf("brief") });

export const listBriefs = operation({
  id: "listBriefs",
  touches: "split",
  method: "GET",
  path: "/v1/briefs",
  summary: "List the briefs that reached you",
  description: "What people and agents want done and you fit, the newest first.",
  tag: "Quotes",
  scope: "quotes:read",
  tier: "FREE",
  status: 200,
  query: BriefQuery,
  response: pageOf(ReceivedBrief).meta({ id: "ReceivedBriefPage" }),
  errors: ["not_found", "invalid_cursor"],
  example: { response: { data: [EXAMPLE_RECEIVED], has_more: false, next_cursor: null } },
});

/** A creator's answer. Interest needs something to say. */
export const BriefAnswer = z
  .strictObject({
    answer: z.enum(["interested", "pass"]).meta({ description: "Whether you want to do it." }),
    ...ANSWER_WORDS,
  })
  .refine((sent) => sent.answer === "pass" || sent.message || sent.contact, {
    path: ["message"],
    message: "write a line, or give a contact",
  })
  .refine((sent) => sent.answer === "interested" || !(sent.message || sent.contact), {
    path: ["message"],
    message: "who passes says nothing",
  })
  .meta({ id: "BriefAnswer", description: "Interest with a message or a contact, or a pass with nothing." });

export type BriefAnswer = z.output<typeof BriefAnswer>;

export const AnsweredBrief = z
  .object({
    id: idOf("brief"),
    status: AnswerStatus,
  })
  .meta({ id: "AnsweredBrief", description: "A brief that was answered." });

export const answerBrief = operation({
  id: "answerBrief",
  touches: "split",
  method: "POST",
  path: "/v1/briefs/{id}/answer",
  summary: "Answer a brief",
  description: "Once, while it is open. Interest goes to its sender; a pass is told to nobody.",
  tag: "Quotes",
  scope: "quotes:write",
  tier: "FREE",
  status: 200,
  params: BriefParams,
  body: BriefAnswer,
  response: AnsweredBrief,
  errors: ["not_found", "invalid_state_transition"],
  example: {
    body: { answer: "interested", message: "Steel is what I do. May I see the ferries?" },
    response: { id: EXAMPLE_RECEIVED.id, status: "ACCEPTED" },
  },
});

export const offerToBrief = operation({
  id: "offerToBrief",
  touches: "split",
  method: "POST",
  path: "/v1/briefs/{id}/offer",
  summary: "Answer a posted brief with an offer",
  description: `For one that a person posted. The quote begins at \`OFFERED\`; you have one offer to a brief at a time, ${OFFERS_TO_BRIEF} in all, and none to a closed one (\`conflict\`). Nothing of an offer can be changed: withdraw it and send another.`,
  tag: "Quotes",
  scope: "quotes:write",
  tier: "FREE",
  status: 201,
  location: ({ id }) => `/api/v1/quotes/${id}`,
  params: BriefParams,
  body: NewOffer,
  response: Quote,
  errors: ["not_found", "conflict"],
  example: {
    body: offerQuote.example?.body,
    response: { ...EXAMPLE_QUOTE, brief_id: EXAMPLE_RECEIVED.id },
  },
});
