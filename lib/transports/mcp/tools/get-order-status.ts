import { z } from "zod";
import { OrderHandle, OrderStatusReport } from "@/lib/contracts/trade/order-status";
import { formatMoney } from "@/lib/core/values/money";
import { getOrderStatus } from "@/lib/domain/trade/orders/reading/status";
import { code, inline } from "../markdown";
import { tool } from "../tool";

export const getOrderStatusTool = tool({
  name: "get_order_status",
  title: "Read an order's status",
  access: "anonymous",
  perMinute: 60,
  description:
    "Answers how an order stands that create_order opened: whether it was paid, the stage, the timeline and who " +
    "is to do what next. Takes the order_handle that create_order answered. Shows nothing of the buyer, and " +
    "changes nothing. Do not poll more often than once a minute.",
  input: z.strictObject({ orderHandle: OrderHandle }),
  output: OrderStatusReport,
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: (ctx, { orderHandle }) => getOrderStatus(ctx, orderHandle),
  text: statusText,
});

function statusText(order: z.output<typeof OrderStatusReport>): string {
  const seller = order.creator
    ? `${code(order.creator.handle)} (${order.creator.profile_url})`
    : "a creator who has left agent discovery";
  const moments: [string, string | null][] = [
    ["Paid", order.paid_at],
    ["Due", order.due_at],
    ["Delivered", order.delivered_at],
    ["Buyer answers by", order.stage === "awaiting_acceptance" ? order.accept_by : null],
    ["Closed", order.closed_at],
  ];
  const ids = [order.product_id, ...(order.tier_id ? [order.tier_id] : [])].map(code).join(", tier ");
  return `# Order ${code(order.order_id)}: ${order.stage.replaceAll("_", " ")}

${order.next_step}

- Status: ${order.status}${order.paid ? "" : ", not paid"}
- Product: ${inline(order.product_title, 160)} (${ids})
- Seller: ${seller}
- Amount: ${formatMoney(order.amount_cents)} (${order.amount_cents} cents, ${order.currency.toUpperCase()})
${moments.flatMap(([label, at]) => (at ? [`- ${label}: ${at}\n`] : [])).join("")}
${briefLines(order)}## Timeline

${order.timeline.map((step) => `- ${step.at} ${step.status}`).join("\n")}`;
}

/** What is asked and not answered yet. */
function briefLines({ brief }: z.output<typeof OrderStatusReport>): string {
  const open = brief.requirements.filter(({ id }) => brief.missing.includes(id));
  if (open.length === 0) return "";
  const lines = open.map(({ id, kind, label, options }) => {
    const choices = options.length > 0 ? ` (${options.map((each) => inline(each, 100)).join(", ")})` : "";
    return `- ${code(id)}, ${kind}: ${inline(label, 200)}${choices}`;
  });
  return `## Questions that are open\n\n${lines.join("\n")}\n\n`;
}
