import { z } from "zod";
import { OrderBrief } from "../../trade/orders/order-briefs";
import { AcceptedBy, ORDER_SHAPE } from "../../trade/orders/orders";
import { PROPOSAL_KINDS, SettlementRefund } from "../../trade/orders/settlements";
import { growing } from "../../values/growing";
import { idOf } from "../../values/ids";
import { Metadata } from "../../values/metadata";
import { Cents, Currency, Timestamp } from "../../values/page";

export const Text = (description: string) => z.string().meta({ description });
export const At = (description: string) => Timestamp.meta({ description });
export const OrderId = idOf("ord").meta({ description: "Identifier of the order." });

const OrderData = z.object({
  id: OrderId,
  status: ORDER_SHAPE.status,
  product_id: ORDER_SHAPE.product_id,
  product_title: ORDER_SHAPE.product_title,
  tier_id: ORDER_SHAPE.tier_id,
  lines: ORDER_SHAPE.lines,
  amount_cents: ORDER_SHAPE.amount_cents,
  fee_cents: Cents.meta({ description: "The platform's part of `amount_cents`, in US cents." }),
  currency: Currency,
  source: ORDER_SHAPE.source,
  metadata: Metadata.optional().meta({
    description: "Names and texts of the program that opened the checkout; not there without any.",
  }),
});
const DeliveryNumber = z.int().min(1).meta({ description: "Number of the delivery, 1 for the first." });
const DeliveredData = OrderData.extend({
  delivery_number: DeliveryNumber,
  delivered_at: At("When it was delivered."),
  accept_by: At("End of the 72 hours in which the buyer may respond."),
});
const CompletedData = OrderData.extend({
  accepted_by: AcceptedBy.nullable().meta({
    description: "Who accepted: the buyer, or nobody in time (`auto`); null when neither did.",
  }),
  closed_at: At("When the order was closed."),
});
const RevisionData = OrderData.extend({
  delivery_number: DeliveryNumber,
  revisions_used: z
    .int()
    .min(1)
    .meta({ description: "Rounds of changes that the buyer asked for, this one included." }),
  revisions_allowed: z.int().min(1).meta({ description: "Rounds of changes included." }),
  note: Text("What is to change, in the buyer's words."),
});
const CanceledData = OrderData.extend({
  closed_at: At("When the order was closed."),
  note: Text("What the creator wrote to the buyer; may be empty."),
});
const BriefSubmittedData = OrderData.extend({
  brief: OrderBrief,
  changed: z.boolean().meta({ description: "Whether a brief that was whole before was changed." }),
  due_at: Timestamp.nullable().meta({ description: "When the delivery is due; null until the order is paid." }),
});
const DueDateData = OrderData.extend({
  due_at: At("When the delivery is due now."),
  previous_due_at: At("When it was due before."),
  reason: Text("Why, in the words of the side that proposed it."),
  proposed_by: growing(["buyer", "creator"], "someone else").meta({
    description: "Who proposed it; the other side agreed.",
  }),
});
const DueProposalData = OrderData.extend({
  due_at: At("When the delivery is due as things stand."),
  proposed_due_at: At("When it would be due."),
  reason: Text("Why, in the words of the side that proposed it."),
  proposed_by: growing(["buyer", "creator"], "someone else").meta({
    description: "Which side proposed it; the other one answers.",
  }),
});
const DisputedData = OrderData.extend({
  opened_by: growing(["buyer", "processor"], "someone else").meta({
    description: "Who opened the dispute: the buyer here, or their bank by the payment processor.",
  }),
  reason: Text("What is wrong, in the words of the side that opened it."),
});
const RefundedData = OrderData.extend({
  refund_cents: Cents.meta({ description: "How much this refund sent back, in US cents." }),
  refunded_cents: Cents.meta({ description: "How much of `amount_cents` was sent back so far, this refund included." }),
  refunded_at: At("When the payment processor said that money was sent back."),
});
const RefundFailedData = OrderData.extend({
  refund_id: SettlementRefund.shape.id,
  refund_cents: Cents.meta({ description: "How much did not arrive, in US cents: it stays the buyer's." }),
  refunded_cents: Cents.meta({ description: "How much of `amount_cents` was sent back so far, without it." }),
});
const ResumedData = OrderData.extend({
  due_at: Timestamp.nullable().meta({
    description:
      "When the delivery is due now: as far ahead as when the dispute began, or when both sides agreed on. Null while the brief is awaited, and where changes were asked for.",
  }),
});
const DisputeSide = growing(["buyer", "creator"], "someone else");
const CancelRequestedData = OrderData.extend({
  reason: Text("Why, in the buyer's words."),
  answer_by: At("Until when the creator can answer; after it the order is canceled."),
});
const CancelDeclinedData = OrderData.extend({ reason: Text("Why not, in the creator's words.") });
const StatementData = OrderData.extend({
  statement_id: idOf("stm").meta({ description: "Identifier of the statement." }),
  side: DisputeSide.meta({ description: "Who said it." }),
  body: Text("What was said."),
});
const ProposedData = OrderData.extend({
  proposal_id: idOf("prop").meta({ description: "Identifier of the proposal." }),
  side: DisputeSide.meta({ description: "Who proposes it." }),
  kind: growing(PROPOSAL_KINDS, "a proposal to answer on the order's page").meta({
    description: "How the dispute would end.",
  }),
  refund_cents: Cents.nullable().meta({
    description: "Of `refund_part`: how much would go back, in US cents; null of any other.",
  }),
  due_at: Timestamp.nullable().meta({
    description: "Of `deliver_again`: until when the creator would deliver again; null of any other.",
  }),
});
const TippedData = OrderData.extend({
  tip_cents: Cents.meta({ description: "The tip, in US cents: all of it is yours." }),
});

/** Payload `data` of each kind of event about an order. */
export const ORDER_EVENTS = {
  "order.created": OrderData,
  "order.paid": OrderData,
  "order.brief_submitted": BriefSubmittedData,
  "order.due_date_changed": DueDateData,
  "order.due_date_proposed": DueProposalData,
  "order.due_date_declined": DueProposalData,
  "order.delivered": DeliveredData,
  "order.completed": CompletedData,
  "order.revision_requested": RevisionData,
  "order.canceled": CanceledData,
  "order.cancel_requested": CancelRequestedData,
  "order.cancel_declined": CancelDeclinedData,
  "order.cancel_withdrawn": OrderData,
  "order.disputed": DisputedData,
  "order.resumed": ResumedData,
  "order.statement_added": StatementData,
  "order.settlement_proposed": ProposedData,
  "order.refunded": RefundedData,
  "order.refund_failed": RefundFailedData,
  "order.tipped": TippedData,
  "checkout.expired": OrderData,
} as const;
