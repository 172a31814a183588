import { z } from "zod";
import { ApprovalState } from "@/lib/contracts/trade/orders/approvals";
import { acceptPurchase } from "@/lib/domain/trade/orders/work/accept-delivery";
import { inline } from "../../markdown";
import { forBuyers } from "../../protocol/access";
import { OrderHandleArgument } from "../../protocol/handle";
import { approvalText } from "../../text/approval-text";
import { tool } from "../../tool";
import { MovedOrder, movedOrder, movedText, namedOrder } from "./moved-order";

const Output = MovedOrder.extend({ approval: ApprovalState.nullable() });

export const acceptDeliveryTool = tool({
  name: "accept_delivery",
  title: "Accept a delivery",
  access: forBuyers("purchases:write", "purchases:accept"),
  perMinute: 10,
  description:
    "Accepts what was delivered: the order is completed and the creator paid. Ask the person first, once they have " +
    "seen the work; it cannot be taken back. Name the deliveryNumber that they saw. Without purchases:accept it asks " +
    "the person on their approvals page instead: `approval` says where, and get_order_status with waitSeconds what they said.",
  input: z.strictObject({
    orderHandle: OrderHandleArgument,
    deliveryNumber: z.int().min(1).max(1_000).describe("delivery_number that the person has seen."),
  }),
  output: Output,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  async run(ctx, { orderHandle, deliveryNumber }) {
    const order = await acceptPurchase(ctx, namedOrder(orderHandle), deliveryNumber);
    return { ...movedOrder(order), approval: order.approval };
  },
  text: (order) => [movedText(order), ...(order.approval ? [approvalText(order.approval)] : [])].join("\n\n"),
  visit: ({ approval, product_title }) =>
    approval?.status === "WAITING"
      ? { url: approval.approve_url, message: `Open the page where you accept ${inline(product_title, 120)}?` }
      : undefined,
});
