import { z } from "zod";
import { ORDER_SHAPE } from "@/lib/contracts/trade/orders/orders";
import { NewCancelRequest } from "@/lib/contracts/trade/orders/settlements";
import { askToCancel } from "@/lib/domain/trade/orders/canceling/ask";
import { answerBy } from "@/lib/domain/trade/orders/canceling/deadline";
import { forBuyers } from "../../protocol/access";
import { OrderHandleArgument } from "../../protocol/handle";
import { tool } from "../../tool";
import { MovedOrder, movedOrder, movedText, namedOrder } from "./moved-order";

const Output = MovedOrder.extend({ cancel_asked_at: ORDER_SHAPE.cancel_asked_at });

export const cancelOrderTool = tool({
  name: "cancel_order",
  title: "Ask to cancel an order",
  access: forBuyers("purchases:write"),
  perMinute: 10,
  description:
    "Asks the creator to cancel an order that was paid and is not delivered, or is in revision, in the person's words: " +
    "ask the person first. The creator agrees or declines; 48 hours without an answer cancel it, and an order whose " +
    "delivery is more than a day late is canceled at once. The whole payment goes back to the card that paid. Follow " +
    "it with get_order_status.",
  input: z.strictObject({
    orderHandle: OrderHandleArgument,
    reason: NewCancelRequest.shape.reason.describe("Why, 3 to 2,000 characters, for the creator to read."),
  }),
  output: Output,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  async run(ctx, { orderHandle, reason }) {
    const order = await askToCancel(ctx, { orderId: namedOrder(orderHandle), reason });
    return { ...movedOrder(order), cancel_asked_at: order.cancel_asked_at };
  },
  text: (order) => `${movedText(order)}\n\n${whatFollows(order)}`,
});

function whatFollows({ status, cancel_asked_at: askedAt }: z.output<typeof Output>): string {
  if (status === "CANCELED") return "It is canceled, and the whole payment is on its way back.";
  const until = askedAt ? answerBy(new Date(askedAt)).toISOString() : "then";
  return `The creator has been asked and can answer until ${until}; without an answer it is canceled by itself.`;
}
