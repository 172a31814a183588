import { z } from "zod";
import { RequestedQuote } from "@/lib/contracts/contact/quote-operations";
import { QUOTE_BRIEF_LENGTH } from "@/lib/contracts/contact/quotes";
import { Attachments } from "@/lib/contracts/trade/files";
import { idOf } from "@/lib/contracts/values/ids";
import { text } from "@/lib/contracts/values/text";
import { requestQuote } from "@/lib/domain/contact/quotes/request";
import { code } from "../markdown";
import { HandleArgument } from "../protocol/handle";
import { quoteText } from "../text/quote-text";
import { tool } from "../tool";

export const requestQuoteTool = tool({
  name: "request_quote",
  title: "Ask for a quote",
  access: "anonymous",
  perMinute: 10,
  description:
    "Asks one creator for a price when no package fits as it is. Nobody is bound: get_quote reads the offer by the " +
    "reply_handle, create_order takes it by its id. Ask the person first: the creator reads the text. No contact data, no " +
    "secrets in it.",
  input: z.strictObject({
    handle: HandleArgument,
    brief: text(QUOTE_BRIEF_LENGTH, { min: 1, trim: true }).describe(
      "What is wanted, for whom and to what end, as Markdown.",
    ),
    productId: idOf("prod").optional().describe("The product that it is about, if any."),
    budgetCents: z.int().min(1).max(100_000_000).optional().describe("Budget in cents."),
    wantedBy: z.iso.date().optional().describe("Day by which it is needed."),
    attachments: Attachments,
  }),
  output: RequestedQuote,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  attachments: ({ attachments }) => attachments,
  run: (ctx, { handle, brief, productId, budgetCents, wantedBy }, { files }) =>
    requestQuote(
      ctx,
      { handle, brief, product_id: productId, budget_cents: budgetCents, wanted_by: wantedBy, attachments: [] },
      "mcp",
      { files },
    ),
  text: ({ reply_handle, ...asked }) => `# Quote requested

${quoteText(asked)}

Keep the reply handle ${code(reply_handle)}: \`get_quote\` reads the offer with it as \`replyHandle\`, \`get_messages\` what is
written besides.`,
});
