import { z } from "zod";
import { OrderHandle } from "@/lib/contracts/trade/order-status";
import { acceptPurchase } from "@/lib/domain/trade/orders/work/accept-delivery";
import { forBuyers } from "../../protocol/access";
import { tool } from "../../tool";
import { MovedOrder, movedOrder, movedText, namedOrder } from "./moved-order";

export const acceptDeliveryTool = tool({
  name: "accept_delivery",
  title: "Accept a delivery",
  access: forBuyers("purchases:accept"),
  perMinute: 10,
  description:
    "Accepts what was delivered: the order is completed and the creator paid. Ask the person first, once they have " +
    "seen the work; it cannot be taken back. Name the delivery_number that they saw.",
  input: z.strictObject({
    orderHandle: OrderHandle,
    deliveryNumber: z.int().min(1).max(1_000).describe("delivery_number that the person has seen."),
  }),
  output: MovedOrder,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  run: async (ctx, { orderHandle, deliveryNumber }) =>
    movedOrder(await acceptPurchase(ctx, namedOrder(orderHandle), deliveryNumber)),
  text: movedText,
});
