import { z } from "zod";
import { OrderHandle } from "@/lib/contracts/trade/orders/order-status";
import { ORDER_SHAPE } from "@/lib/contracts/trade/orders/orders";
import { formatMoney } from "@/lib/core/values/money";
import { orderHandle } from "@/lib/domain/trade/orders/access/handle";
import { listBoughtOrders } from "@/lib/domain/trade/orders/reading/bought";
import { code, inline } from "../../markdown";
import { forBuyers } from "../../protocol/access";
import { tool } from "../../tool";

const Output = z.object({
  orders: z.array(
    z.object({
      order_id: ORDER_SHAPE.id,
      order_handle: OrderHandle,
      status: ORDER_SHAPE.status,
      handle: z.string(),
      product_title: ORDER_SHAPE.product_title,
      amount_cents: ORDER_SHAPE.amount_cents,
      delivery_number: ORDER_SHAPE.delivery_number,
      accept_by: ORDER_SHAPE.accept_by,
      created_at: ORDER_SHAPE.created_at,
    }),
  ),
  next_cursor: z.string().nullable(),
});

/** The same under the name that says what it is, where `list_my_orders` means what was sold. */
export function listPurchases(name: "list_my_orders" | "list_my_purchases") {
  return tool({
    name,
    title: name === "list_my_orders" ? "List my orders" : "List my purchases",
    access: forBuyers("purchases:read"),
    perMinute: 60,
    description:
      "Answers what the person's account has ordered, newest first, open checkouts included, each with the order_handle " +
      "for get_order_status. Use it when a handle is lost, or to tell the person how their orders stand.",
    input: z.strictObject({
      maxResults: z.int().min(1).max(50).default(10).describe("Orders per page, 1 to 50."),
      cursor: z.string().max(512).optional().describe("next_cursor of the page before."),
    }),
    output: Output,
    annotations: { readOnlyHint: true, openWorldHint: false },
    async run(ctx, { maxResults, cursor }) {
      const { data, next_cursor } = await listBoughtOrders(ctx, { limit: maxResults, cursor });
      return {
        orders: data.map((order) => ({
          ...order,
          order_id: order.id,
          order_handle: orderHandle(order.id),
          handle: order.creator.handle,
        })),
        next_cursor,
      };
    },
    text: ordersText,
  });
}

export const listMyOrders = listPurchases("list_my_orders");

function ordersText({ orders, next_cursor }: z.output<typeof Output>): string {
  if (orders.length === 0) return "This account has ordered nothing yet. find_creators finds people to hire.";
  const lines = orders.map((order) =>
    [
      `- ${order.status} ${inline(order.product_title, 160)} by ${code(order.handle)}, ${formatMoney(order.amount_cents)}`,
      `opened ${order.created_at}${order.status === "DELIVERED" && order.accept_by ? `, answer by ${order.accept_by}` : ""}`,
      `order ${code(order.order_id)}, delivery ${order.delivery_number}, orderHandle ${code(order.order_handle)}`,
    ].join("; "),
  );
  const more = next_cursor ? `\n\nThere are more: call again with cursor ${code(next_cursor)}.` : "";
  return `# Orders\n\n${lines.join("\n")}${more}`;
}
