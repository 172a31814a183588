import { z } from "zod";
import { Order } from "@/lib/contracts/trade/orders/creator-orders";
import { ORDER_STATUSES } from "@/lib/contracts/trade/orders/orders";
import { calendarDay } from "@/lib/contracts/values/time-range";
import { formatMoney } from "@/lib/core/values/money";
import { listOrders } from "@/lib/domain/trade/orders/reading/list";
import { code, inline } from "@/lib/transports/mcp/markdown";
import { tool } from "@/lib/transports/mcp/tool";
import { listed, MaxResults, READS } from "./own-list";

export const listMyOrders = tool({
  name: "list_my_orders",
  title: "List my orders",
  access: { scopes: ["orders:read"], requirement: () => "key_required" },
  perMinute: 120,
  description: "Answers what the agent's owner has sold, newest first: status, product, amount, dates.",
  input: z.strictObject({
    status: z.enum(ORDER_STATUSES).optional().describe("Only orders in this state."),
    from: calendarDay().optional().describe("Only orders whose checkout was opened on this day (UTC) or later."),
    to: calendarDay().optional().describe("Only orders whose checkout was opened on this day (UTC) or earlier."),
    maxResults: MaxResults,
  }),
  // a buyer's name and address are not a model's business
  output: z.object({ orders: z.array(Order.omit({ buyer: true })), has_more: z.boolean() }),
  annotations: READS,
  run: async (ctx, { maxResults, ...filter }) => {
    const { data, has_more } = await listOrders(ctx, { ...filter, limit: maxResults });
    return { orders: data, has_more };
  },
  text: ({ orders, has_more }) => listed("Your orders", orders.map(line), has_more),
});

function line(order: Omit<z.output<typeof Order>, "buyer">): string {
  const amount = formatMoney(order.amount_cents);
  return `${code(order.id)} ${order.status}: ${inline(order.product_title, 120)}, ${amount}, ${order.created_at.slice(0, 10)}`;
}
