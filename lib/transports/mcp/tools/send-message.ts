import { z } from "zod";
import { Message, MessageBody } from "@/lib/contracts/contact/threads";
import { sendByOrderHandle, sendByReplyHandle, sendMessage } from "@/lib/domain/contact/threads/writing/send";
import { code } from "../markdown";
import { byWhere, WHERE } from "../text/conversation";
import { tool } from "../tool";

export const sendMessageTool = tool({
  name: "send_message",
  title: "Write a message",
  access: "anonymous",
  perMinute: 30,
  description:
    "Writes to the other side of a conversation: of a paid order by its order_handle, of a request, brief or quote by " +
    "its reply_handle once the creator has answered, or of your own account by threadId with a credential that has " +
    "messages:write. The message says that an agent or app wrote it. Ask your person before you write in their name, " +
    "and never send a password or another secret. Nobody can edit or delete a message.",
  input: z.strictObject({
    ...WHERE,
    body: MessageBody.describe("The message in markdown, 1 to 5,000 characters."),
  }),
  output: Message,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  run: (ctx, { body, ...where }) =>
    byWhere(ctx, where, "messages:write", {
      order: (handle) => sendByOrderHandle(ctx, handle, { body }),
      reply: (handle, threadId) => sendByReplyHandle(ctx, handle, { body }, threadId),
      thread: (id) => sendMessage(ctx, id, { body }, "mcp"),
    }),
  text: ({ id, thread_id }) => `# Message sent

Message ${code(id)} is in the conversation ${code(thread_id)}. People answer when they can.

Next: call \`get_messages\` with the same handle and \`after\` ${code(id)} later, not more often than every few minutes.`,
});
