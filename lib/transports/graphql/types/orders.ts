import { FileRef } from "@/lib/contracts/trade/files";
import {
  deliverOrder,
  getOrder,
  listOrders,
  Order,
  OrderDetail,
  OrderStep,
} from "@/lib/contracts/trade/orders/creator-orders";
import { createOrder } from "@/lib/contracts/trade/orders/open-order";
import { OrderBrief } from "@/lib/contracts/trade/orders/order-briefs";
import { cancelOrder, refundOrder } from "@/lib/contracts/trade/orders/order-refunds";
import { declineCancelOrder } from "@/lib/contracts/trade/orders/order-settling";
import { ChangesAsked, DueProposal, OrderLine } from "@/lib/contracts/trade/orders/orders";
import { answerDueDate, proposeDueDate } from "@/lib/contracts/trade/purchases/due-dates";
import { declineCancel } from "@/lib/domain/trade/orders/canceling/answer";
import { openOrder } from "@/lib/domain/trade/orders/checkout/open-order";
import { cancelOrder as cancel } from "@/lib/domain/trade/orders/closing/cancel";
import { refundOrder as refund } from "@/lib/domain/trade/orders/closing/refund";
import { answerSaleDueDate } from "@/lib/domain/trade/orders/due-date/answer";
import { proposeSaleDueDate } from "@/lib/domain/trade/orders/due-date/propose";
import { ordersByIds } from "@/lib/domain/trade/orders/reading/by-ids";
import { readHistories } from "@/lib/domain/trade/orders/reading/histories";
import { listOrders as readOrders } from "@/lib/domain/trade/orders/reading/list";
import { deliverOrder as deliver } from "@/lib/domain/trade/orders/work/deliver";
import { load } from "../context";
import { mutationOf } from "../rendering/mutations";
import { fieldOf, nodeOf, objectOf } from "../rendering/objects";
import { oneOf, pagesOf } from "../rendering/queries";

const { timeline, deliveries, brief } = OrderDetail.shape;

/** What a creator sold. */
export function defineOrders(): void {
  objectOf("OrderLine", OrderLine);
  objectOf("OrderBuyer", Order.shape.buyer.unwrap());
  objectOf("OrderStep", OrderStep);
  objectOf("DueProposal", DueProposal);
  objectOf("ChangesAsked", ChangesAsked);
  objectOf("OrderFile", FileRef);
  objectOf("OrderDelivery", deliveries.element);
  objectOf("OrderBrief", OrderBrief);
  nodeOf("Order", Order, {
    needs: getOrder,
    read: ordersByIds,
    also: (t) => ({
      timeline: fieldOf(
        t,
        timeline,
        async ({ id }, _args, context) => (await load(context, readHistories, id)).timeline,
      ),
      deliveries: fieldOf(
        t,
        deliveries,
        async ({ id }, _args, context) => (await load(context, readHistories, id)).deliveries,
      ),
      brief: fieldOf(t, brief, async ({ id }, _args, context) => (await load(context, readHistories, id)).brief),
    }),
  });
  objectOf("OpenedOrder", createOrder.response);
  mutationOf("createOrder", createOrder, (ctx, { body }) => openOrder(ctx, body));
  mutationOf("deliverOrder", deliverOrder, (ctx, { id, body }) => deliver(ctx, id, body), { view: Order });
  mutationOf("refundOrder", refundOrder, (ctx, { id, body }) => refund(ctx, id, body), { view: Order });
  mutationOf("declineCancelOrder", declineCancelOrder, (ctx, { id, body }) => declineCancel(ctx, id, body.reason), {
    view: Order,
  });
  mutationOf("cancelOrder", cancelOrder, (ctx, { id, body }) => cancel(ctx, id, body.note), { view: Order });
  mutationOf("proposeDueDate", proposeDueDate, (ctx, { id, body }) => proposeSaleDueDate(ctx, id, body), {
    view: Order,
  });
  mutationOf("answerDueDate", answerDueDate, (ctx, { id, body }) => answerSaleDueDate(ctx, id, body), { view: Order });
  pagesOf("orders", listOrders, readOrders);
  oneOf("order", Order, getOrder, ordersByIds, "One of your orders; null for any other.");
}
