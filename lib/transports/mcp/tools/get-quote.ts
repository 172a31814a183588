import { z } from "zod";
import { Quote } from "@/lib/contracts/contact/quotes";
import { ReplyHandle } from "@/lib/contracts/contact/threads";
import { idOf } from "@/lib/contracts/values/ids";
import { invalidField } from "@/lib/core/errors";
import { getQuote, quoteByReplyHandle } from "@/lib/domain/contact/quotes/read";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { quoteText } from "../text/quote-text";
import { tool } from "../tool";

export const getQuoteTool = tool({
  name: "get_quote",
  title: "Read a quote",
  access: "anonymous",
  perMinute: 60,
  description:
    "Reads a quote: where it stands, and the offer with price, scope, delivery time and end. By replyHandle, or by quoteId " +
    "for an app of its buyer. Poll every few minutes at most.",
  input: z.strictObject({
    replyHandle: ReplyHandle.optional().describe("Of a quote or brief."),
    threadId: idOf("thr").optional().describe("Which of a brief's conversations."),
    quoteId: idOf("qt").optional().describe("Its id, qt_…"),
  }),
  output: Quote,
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async (ctx, { replyHandle, threadId, quoteId }) => {
    if (replyHandle && !quoteId) return quoteByReplyHandle(ctx, replyHandle, threadId);
    if (!quoteId || replyHandle) throw invalidField("replyHandle", "or quoteId must say which quote, one of them");
    if (threadId) throw invalidField("threadId", "goes with a brief's replyHandle: quoteId names its quote by itself");
    requireAccount(ctx);
    return getQuote(ctx, quoteId);
  },
  text: (found, { replyHandle, threadId }) =>
    `# Quote\n\n${quoteText(found)}${
      found.brief_id && replyHandle && !threadId
        ? "\n\nIt answers a brief, and others may have offered, too: `get_messages` with the same replyHandle names the quote of each conversation, and `get_quote` takes its `threadId`."
        : ""
    }`,
});
