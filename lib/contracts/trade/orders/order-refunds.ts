import { z } from "zod";
import { operation } from "../../operation";
import { Cents } from "../../values/page";
import { text } from "../../values/text";
import { EXAMPLE_BRIEF, EXAMPLE_ORDER, EXAMPLE_PAID, OrderDetail, OrderParams } from "./creator-orders";

/** What a creator sends who sends money back. */
export const NewRefund = z
  .strictObject({
    amount_cents: Cents.min(1).optional().meta({
      description:
        "How much goes back, in US cents; all that is left when it is left out. The fee goes back in proportion.",
      example: 2500,
    }),
    note: text(2_000, { trim: true })
      .default("")
      .meta({ description: "Why, as both sides read it.", example: "As agreed." }),
  })
  .meta({ id: "NewRefund", description: "A refund as a creator sends it." });

/** What a creator sends who cancels. */
export const OrderCancellation = z
  .strictObject({
    note: text(2_000, { trim: true })
      .default("")
      .meta({ description: "What the buyer reads.", example: "I fell ill." }),
  })
  .meta({ id: "OrderCancellation", description: "A cancellation as a creator sends it." });

export const refundOrder = operation({
  id: "refundOrder",
  method: "POST",
  path: "/v1/orders/{id}/refund",
  summary: "Refund an order, in part or in whole",
  description:
    "The amount goes to the card that paid; the creator's transfer and the platform's fee are taken back in proportion. In part, less than what is left, it is possible from payment on, and the status stays; all that is left goes back while the order is `COMPLETED` or `DISPUTED`, and it becomes `REFUNDED` when the payment processor says so. Before delivery an order is canceled instead.",
  tag: "Orders",
  touches: "split",
  scope: "orders:write",
  tier: "FREE",
  status: 200,
  params: OrderParams,
  body: NewRefund,
  response: OrderDetail,
  errors: ["not_found", "invalid_state_transition", "conflict"],
  example: {
    body: { amount_cents: 2_500, note: "As agreed." },
    response: {
      ...EXAMPLE_ORDER,
      refund_pending_cents: 2_500,
      timeline: EXAMPLE_PAID,
      deliveries: [],
      brief: EXAMPLE_BRIEF,
    },
  },
});

export const cancelOrder = operation({
  id: "cancelOrder",
  method: "POST",
  path: "/v1/orders/{id}/cancel",
  summary: "Cancel an order",
  description:
    "Before it is delivered, or while changes are asked for: the whole payment goes back to the buyer. It is also how to agree to a buyer who asks to cancel.",
  tag: "Orders",
  touches: "split",
  scope: "orders:write",
  tier: "FREE",
  status: 200,
  params: OrderParams,
  body: OrderCancellation,
  response: OrderDetail,
  errors: ["not_found", "invalid_state_transition", "conflict"],
  example: {
    body: { note: "I fell ill." },
    response: {
      ...EXAMPLE_ORDER,
      status: "CANCELED",
      closed_at: "2026-11-21T08:00:00.000Z",
      refund_pending_cents: 122500,
      timeline: EXAMPLE_PAID,
      deliveries: [],
      brief: EXAMPLE_BRIEF,
    },
  },
});
