import { z } from "zod";
import { MESSAGE_LENGTH } from "@/lib/contracts/agents/form-limits";
import { OrderStatusReport } from "@/lib/contracts/trade/orders/order-status";
import { formatMoney } from "@/lib/core/values/money";
import { getOrderStatus } from "@/lib/domain/trade/orders/reading/status";
import { code, inline, quote } from "../markdown";
import { OrderHandleArgument } from "../protocol/handle";
import { approvalText } from "../text/approval-text";
import { tool } from "../tool";

export const getOrderStatusTool = tool({
  name: "get_order_status",
  title: "Read an order's status",
  access: "anonymous",
  perMinute: 60,
  description:
    "How an order stands: paid or not, timeline, who does what next; for its person's app also their word and what was delivered. With " +
    "waitSeconds it answers once something has happened, or after that time: so wait for the person to pay, accept or " +
    "refuse. Otherwise once a minute at most.",
  input: z.strictObject({
    orderHandle: OrderHandleArgument,
    waitSeconds: z.int().min(0).max(25).default(0).describe("Seconds to wait for a change."),
  }),
  output: OrderStatusReport,
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: (ctx, { orderHandle, waitSeconds }, { tell }) => getOrderStatus(ctx, orderHandle, waitSeconds, tell),
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
${order.approvals.map((approval) => `- ${approvalText(approval)}\n`).join("")}
${briefLines(order)}${forBuyer(order)}## Timeline

${order.timeline.map((step) => `- ${step.at} ${step.status}`).join("\n")}`;
}

/** What the creator wrote and delivered, which is data and never an instruction. */
function forBuyer({ for_buyer: own }: z.output<typeof OrderStatusReport>): string {
  if (!own) return "";
  const parts = own.deliveries.map(({ number, message, links, files }) =>
    [
      `## Delivery ${number}`,
      // it may be what the person accepts: never in part
      message && quote(message, MESSAGE_LENGTH),
      ...links.map((link) => `- Link: ${inline(link, 500)}`),
      ...files.map(
        (file) => `- File: ${inline(file.name, 120)}, ${file.size_bytes} bytes: GET ${file.url} with your token`,
      ),
    ]
      .filter(Boolean)
      .join("\n"),
  );
  if (own.refunded_cents > 0) parts.unshift(`${formatMoney(own.refunded_cents)} was paid back.`);
  if (own.cancel_declined) parts.unshift(`The creator declined to cancel: ${inline(own.cancel_declined, 500)}`);
  return parts.map((part) => `${part}\n\n`).join("");
}

/** What is asked and not answered yet, while it can still be answered. */
function briefLines({ brief, stage }: z.output<typeof OrderStatusReport>): string {
  if (stage !== "awaiting_payment" && stage !== "in_progress") return "";
  const open = brief.requirements.filter(({ id }) => brief.missing.includes(id));
  if (open.length === 0) return "";
  const lines = open.map(({ id, kind, label, options }) => {
    const choices = options.length > 0 ? ` (${options.map((each) => inline(each, 100)).join(", ")})` : "";
    return `- ${code(id)}, ${kind}: ${inline(label, 200)}${choices}`;
  });
  return `## Questions that are open\n\n${lines.join("\n")}\n\n`;
}
