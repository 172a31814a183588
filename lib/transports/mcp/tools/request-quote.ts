import { z } from "zod";
import { RequestedQuote } from "@/lib/contracts/contact/quote-operations";
import { QUOTE_BRIEF_LENGTH } from "@/lib/contracts/contact/quotes";
import { idOf } from "@/lib/contracts/ids";
import { text } from "@/lib/contracts/text";
import { Attachments } from "@/lib/contracts/trade/files";
import { requestQuote } from "@/lib/domain/contact/quotes/request";
import { withAttachments } from "@/lib/domain/trade/files/attachments";
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
    "Asks one creator for a price when none of their packages fits as it is. Nobody is bound and no money moves: the " +
    "creator answers with an offer, which get_quote reads by the reply_handle, and create_order accepts by its id. Ask " +
    "the person first: the creator reads the text. Never put an e-mail address, a phone number or another secret into " +
    "it. With an app's token the quote is its person's (scope purchases:write).",
  input: z.strictObject({
    handle: HandleArgument,
    brief: text(QUOTE_BRIEF_LENGTH, { min: 1, trim: true }).describe(
      "What is wanted, for whom and what it should achieve, as Markdown: 1 to 5,000 characters.",
    ),
    productId: idOf("prod").optional().describe("One of the creator's products, if it is about one."),
    budgetCents: z.int().min(1).max(100_000_000).optional().describe("The budget in US cents: 50000 is $500."),
    wantedBy: z.iso.date().optional().describe("The day by which it is needed, as YYYY-MM-DD."),
    attachments: Attachments,
  }),
  output: RequestedQuote,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  run: (ctx, { handle, brief, productId, budgetCents, wantedBy, attachments }) =>
    withAttachments(ctx, attachments, (files) =>
      requestQuote(
        ctx,
        { handle, brief, product_id: productId, budget_cents: budgetCents, wanted_by: wantedBy, attachments: [] },
        "mcp",
        { files },
      ),
    ),
  text: ({ reply_handle, ...asked }) => `# Quote requested

${quoteText(asked)}

Keep the reply handle ${code(reply_handle)}: \`get_quote\` reads the offer with it as \`replyHandle\`, \`get_messages\` what is
written besides.`,
});
