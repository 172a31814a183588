import { z } from "zod";
import { Attachments } from "@/lib/contracts/trade/files";
import { OpenedOrder, type OpenedOrderView } from "@/lib/contracts/trade/orders/open-order";
import { Answers, BriefSummary } from "@/lib/contracts/trade/orders/order-briefs";
import { Slug } from "@/lib/contracts/trade/products/products";
import { idOf } from "@/lib/contracts/values/ids";
import { Cents } from "@/lib/contracts/values/page";
import { env, writeTierEnabled } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import { formatMoney } from "@/lib/core/values/money";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import { openCheckoutOnce } from "@/lib/domain/trade/orders/checkout/open-checkout-once";
import { openedOrder } from "@/lib/domain/trade/orders/checkout/open-order";
import { code, inline } from "../markdown";
import { HandleArgument } from "../protocol/handle";
import { tool } from "../tool";

export const createOrder = tool({
  name: "create_order",
  title: "Open a checkout",
  access: { scopes: ["purchases:write", "orders:write"], requirement },
  perMinute: 10,
  description:
    "Opens a checkout of one product, or of a quote's offer, and answers its URL, amount and expiry. Nothing is charged: a " +
    "person opens the URL and pays. Ask the person first. A product with packages needs a tierId. Send what you know of the " +
    "work as brief, answers (to the offer's `requirements`) and attachments. A connected app stays within its person's limits, and the person is asked by mail too. Then " +
    "get_order_status with waitSeconds waits for them.",
  input: z.strictObject({
    handle: HandleArgument,
    productId: idOf("prod").optional().describe("Product of this creator, prod_…; required without quoteId."),
    quoteId: idOf("qt").optional().describe("OFFERED quote, qt_…, in place of productId and choices."),
    tierId: Slug.optional().describe("Slug of the package."),
    addonIds: z.array(Slug).max(20).default([]).describe("Slugs of add-ons."),
    maxPriceCents: Cents.min(1).optional().describe("Opens nothing that costs more, add-ons included. US cents."),
    brief: BriefSummary.default("").describe("What the work is for and should be, as Markdown."),
    answers: Answers.default({}).describe(
      "By the ids of the requirements: text, an option, a list of options, YYYY-MM-DD, or names of attachments.",
    ),
    attachments: Attachments,
    successPath: z
      .string()
      .max(512)
      .optional()
      .describe("Page of this site to land on after paying, such as /orders. Left out: the thank-you page."),
    idempotencyKey: z
      .string()
      .regex(/^[\x20-\x7e]{1,250}$/, "must be 1 to 250 printable ASCII characters")
      .optional()
      .describe(
        "Text of your own, such as a UUID: a retry within 24 hours, without a credential from the same address, answers the same order.",
      ),
  }),
  output: OpenedOrder,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  attachments: ({ attachments }) => attachments,
  async run(
    ctx,
    { handle, productId, quoteId, tierId, addonIds, maxPriceCents, successPath, idempotencyKey: key, ...told },
    { files },
  ) {
    const order = {
      handle,
      product_id: productId,
      quote_id: quoteId,
      tier_id: tierId,
      addon_ids: addonIds,
      max_price_cents: maxPriceCents,
      success_path: successPath,
      brief: told.brief,
      answers: told.answers,
    };
    const checkout = key
      ? await openCheckoutOnce(ctx, order, "mcp", key, files)
      : await openCheckout(ctx, order, "mcp", files);
    return openedOrder(ctx, checkout);
  },
  text: checkoutText,
  visit: ({ checkout_url, amount_cents, lines }) => ({
    url: checkout_url,
    message: `Open the checkout of ${inline(lines[0]?.name ?? "the order", 120)} for ${formatMoney(amount_cents)}?`,
  }),
});

function requirement(): "key_required" | "key_optional" {
  if (!writeTierEnabled()) {
    throw new DomainError(
      "conflict",
      "This server does not open checkouts for agents (MCP_WRITE_TIER_ENABLED is off). Give the person the product's " +
        "page instead: it is the `url` of each offer in list_creator_offers.",
    );
  }
  return env().MCP_CREATE_ORDER_REQUIRES_KEY ? "key_required" : "key_optional";
}

function checkoutText(checkout: OpenedOrderView, { handle }: { handle: string }): string {
  const lines = checkout.lines.map(
    (line) => `- ${inline(line.name, 160)} (${code(line.slug)}): ${formatMoney(line.amount_cents)}`,
  );
  return `# Checkout open: ${formatMoney(checkout.amount_cents)}

A person must open this URL in their browser to pay. Nothing has been charged yet, and you cannot pay for them:

${checkout.checkout_url}

${lines.join("\n")}
- **Total: ${formatMoney(checkout.amount_cents)}** (${checkout.amount_cents} cents, ${checkout.currency.toUpperCase()})

Order ${code(checkout.order_id)} with ${code(handle.toLowerCase())}.
The checkout expires at ${checkout.expires_at}; then call \`create_order\` again.
${openQuestions(checkout.missing)}

Next: to learn whether it was paid and how it goes on, call \`get_order_status\` with
\`orderHandle\` ${code(checkout.order_handle)}. Keep the handle: it is answered only here.`;
}

function openQuestions(missing: readonly string[]): string {
  if (missing.length === 0) return "";
  return `\nStill to be answered before the work begins: ${missing.map(code).join(", ")}. \`submit_order_brief\` adds them, or the buyer does after paying.\n`;
}
