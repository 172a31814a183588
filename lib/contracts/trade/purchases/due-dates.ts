import { z } from "zod";
import { operation } from "../../operation";
import { Moment } from "../../values/page";
import { EXAMPLE_BRIEF, EXAMPLE_ORDER, EXAMPLE_PAID, OrderDetail, OrderParams } from "../orders/creator-orders";
import { DueReason } from "../orders/orders";
import { EXAMPLE_PURCHASE, PurchaseSummary } from "./purchases";

/** A later delivery date as one side proposes it. */
export const NewDueDate = z
  .strictObject({
    due_at: Moment.meta({
      description: "The date to deliver by: later than the present one, at most 180 days from now.",
      example: "2026-12-18T17:00:00.000Z",
    }),
    reason: DueReason.meta({
      description: "Why, 3 to 2,000 characters. The other side reads it.",
      example: "The printer closes for a week.",
    }),
  })
  .meta({ id: "NewDueDate", description: "A later delivery date as one side proposes it." });

export type NewDueDate = z.output<typeof NewDueDate>;

/** What the other side answers to it. */
export const DueDateAnswer = z
  .strictObject({
    accept: z.boolean().meta({ description: "Whether you agree: the order is due then at once.", example: true }),
    due_at: Moment.meta({
      description: "`due_proposal.due_at` as you read it: another date that was proposed since is not answered unseen.",
      example: "2026-12-18T17:00:00.000Z",
    }),
  })
  .meta({ id: "DueDateAnswer", description: "The answer to a later delivery date." });

export type DueDateAnswer = z.output<typeof DueDateAnswer>;

const PROPOSED = { due_at: "2026-12-18T17:00:00.000Z", reason: "The printer closes for a week." };
const PROPOSED_AT = "2026-12-08T10:12:00.000Z";
const AGREED = { accept: true, due_at: PROPOSED.due_at };
const proposal = (by: "buyer" | "creator") => ({ ...PROPOSED, proposed_by: by, proposed_at: PROPOSED_AT });
const DETAIL = { ...EXAMPLE_ORDER, timeline: EXAMPLE_PAID, deliveries: [], brief: EXAMPLE_BRIEF };

const PROPOSING =
  "While the order is `PAID` and has a due date. The other side agrees or declines; a new proposal takes the place of your earlier one, and the present date holds until then.";
const ANSWERING = "Agreeing moves `due_at` at once and emits `order.due_date_changed`; declining leaves it as it is.";

const of = {
  tag: "Orders",
  touches: "split",
  scope: "orders:write",
  tier: "FREE",
  status: 200,
  params: OrderParams,
} as const;
const bought = {
  tag: "Purchases",
  touches: "split",
  scope: "purchases:write",
  tier: "FREE",
  status: 200,
  params: OrderParams,
} as const;
const errors = ["not_found", "invalid_state_transition"] as const;

export const proposeDueDate = operation({
  id: "proposeDueDate",
  method: "POST",
  path: "/v1/orders/{id}/due-date",
  summary: "Propose a later delivery date",
  description: PROPOSING,
  ...of,
  body: NewDueDate,
  response: OrderDetail,
  errors: [...errors],
  example: { body: PROPOSED, response: { ...DETAIL, due_proposal: proposal("creator") } },
});

export const answerDueDate = operation({
  id: "answerDueDate",
  method: "POST",
  path: "/v1/orders/{id}/due-date/answer",
  summary: "Answer a buyer's later delivery date",
  description: ANSWERING,
  ...of,
  body: DueDateAnswer,
  response: OrderDetail,
  errors: [...errors],
  example: { body: AGREED, response: { ...DETAIL, due_at: PROPOSED.due_at } },
});

export const proposePurchaseDueDate = operation({
  id: "proposePurchaseDueDate",
  method: "POST",
  path: "/v1/purchases/{id}/due-date",
  summary: "Propose a later delivery date of a purchase",
  description: PROPOSING,
  ...bought,
  body: NewDueDate,
  response: PurchaseSummary,
  errors: [...errors],
  example: { body: PROPOSED, response: { ...EXAMPLE_PURCHASE, due_proposal: proposal("buyer") } },
});

export const answerPurchaseDueDate = operation({
  id: "answerPurchaseDueDate",
  method: "POST",
  path: "/v1/purchases/{id}/due-date/answer",
  summary: "Answer a creator's later delivery date",
  description: ANSWERING,
  ...bought,
  body: DueDateAnswer,
  response: PurchaseSummary,
  errors: [...errors],
  example: { body: AGREED, response: { ...EXAMPLE_PURCHASE, due_at: PROPOSED.due_at } },
});
