import { z } from "zod";
import { OrderHandle } from "@/lib/contracts/trade/orders/order-status";
import { type BuyerOrderView, ORDER_SHAPE } from "@/lib/contracts/trade/orders/orders";
import { notFound } from "@/lib/core/errors";
import { orderHandle, orderOfHandle } from "@/lib/domain/trade/orders/access/handle";
import { code, inline } from "../../markdown";

/** What a tool answers that moved an order on. */
export const MovedOrder = z.object({
  order_id: ORDER_SHAPE.id,
  order_handle: OrderHandle,
  status: ORDER_SHAPE.status,
  product_title: ORDER_SHAPE.product_title,
  delivery_number: ORDER_SHAPE.delivery_number,
  revisions_allowed: ORDER_SHAPE.revisions_allowed,
  revisions_used: ORDER_SHAPE.revisions_used,
});

/** The order that a handle names. Throws `not_found` for one that this server did not make. */
export function namedOrder(handle: string): string {
  const id = orderOfHandle(handle);
  if (!id) throw notFound("The order");
  return id;
}

export function movedOrder(order: BuyerOrderView): z.input<typeof MovedOrder> {
  return { ...order, order_id: order.id, order_handle: orderHandle(order.id) };
}

export function movedText(order: z.output<typeof MovedOrder>): string {
  return `Order ${code(order.order_id)}, ${inline(order.product_title, 160)}: ${order.status}, delivery ${order.delivery_number}, changes asked for ${order.revisions_used} of ${order.revisions_allowed} times. orderHandle ${code(order.order_handle)}.`;
}
