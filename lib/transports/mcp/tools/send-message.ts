import { z } from "zod";
import { Message, MessageBody } from "@/lib/contracts/contact/threads";
import { Attachments } from "@/lib/contracts/trade/files";
import { sendAsSide } from "@/lib/domain/contact/threads/by-side";
import { sendByOrderHandle, sendByReplyHandle } from "@/lib/domain/contact/threads/writing/send";
import { code } from "../markdown";
import { byWhere, WHERE } from "../text/conversation";
import { tool } from "../tool";

export const sendMessageTool = tool({
  name: "send_message",
  title: "Write a message",
  access: "anonymous",
  perMinute: 30,
  description:
    "Writes to the other side of a conversation, as an agent: of a paid order, or of a request, brief or quote that was " +
    "answered. Ask your person first. No secrets. Nobody can edit or delete a message.",
  input: z.strictObject({
    ...WHERE,
    body: MessageBody.describe("The message, as Markdown."),
    attachments: Attachments,
  }),
  output: Message,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  attachments: ({ attachments }) => attachments,
  run: (ctx, { body, attachments: _, ...where }, { files }) =>
    byWhere(ctx, where, {
      order: (handle) => sendByOrderHandle(ctx, handle, { body, files }),
      reply: (handle, threadId) => sendByReplyHandle(ctx, handle, { body, files }, threadId),
      thread: (id) => sendAsSide(ctx, id, { body, file_ids: [], files }, "mcp"),
    }),
  text: ({ id, thread_id, attachments }) => `# Message sent

Message ${code(id)} is in the conversation ${code(thread_id)}. Files sent: ${attachments.length}. People answer when they can.

Next: call \`get_messages\` with the same handle and \`after\` ${code(id)} later, not more often than every few minutes.`,
});
