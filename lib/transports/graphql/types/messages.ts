import {
  Author,
  listMessages,
  listThreads,
  Message,
  sendMessage,
  Thread,
  ThreadSubject,
} from "@/lib/contracts/contact/threads";
import { listThreads as readThreads } from "@/lib/domain/contact/threads/reading/list";
import { listMessages as readMessages } from "@/lib/domain/contact/threads/reading/messages";
import { sendMessage as send } from "@/lib/domain/contact/threads/writing/send";
import { mutationOf } from "../rendering/mutations";
import { objectOf } from "../rendering/objects";
import { pagesOf } from "../rendering/queries";

/** Conversations with buyers. */
export function defineMessages(): void {
  objectOf("MessageAuthor", Author);
  objectOf("Message", Message);
  objectOf("ThreadSubject", ThreadSubject);
  objectOf("ThreadCreator", Thread.shape.creator);
  objectOf("ThreadBuyer", Thread.shape.buyer);
  objectOf("Thread", Thread);
  pagesOf("threads", listThreads, readThreads);
  pagesOf("messages", listMessages, (ctx, { id, ...query }) => readMessages(ctx, id, query, { as: "creator" }));
  mutationOf("sendMessage", sendMessage, (ctx, { id, body }) =>
    send(ctx, id, { body: body.body, fileIds: body.file_ids }, "api", { as: "creator" }),
  );
}
