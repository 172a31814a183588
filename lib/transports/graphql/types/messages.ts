import { messageOrder, messagePurchase } from "@/lib/contracts/contact/order-messages";
import { askCreator, blockThread, markThreadRead, unblockThread } from "@/lib/contracts/contact/thread-operations";
import {
  Author,
  listMessages,
  listThreads,
  Message,
  sendMessage,
  Thread,
  ThreadSubject,
} from "@/lib/contracts/contact/threads";
import {
  ask,
  blockAsSide,
  listSide,
  messagesOfSide,
  readAsSide,
  sendAsSide,
  unblockAsSide,
} from "@/lib/domain/contact/threads/by-side";
import { sendOrderMessage, sendPurchaseMessage } from "@/lib/domain/contact/threads/writing/send";
import { mutationOf } from "../rendering/mutations";
import { objectOf } from "../rendering/objects";
import { pagesOf } from "../rendering/queries";

/** Conversations, on either side of them. */
export function defineMessages(): void {
  objectOf("MessageAuthor", Author);
  objectOf("Message", Message);
  objectOf("ThreadSubject", ThreadSubject);
  objectOf("ThreadCreator", Thread.shape.creator);
  objectOf("ThreadBuyer", Thread.shape.buyer);
  objectOf("Thread", Thread);
  pagesOf("threads", listThreads, listSide);
  pagesOf("messages", listMessages, (ctx, { id, ...query }) => messagesOfSide(ctx, id, query));
  mutationOf("sendMessage", sendMessage, (ctx, { id, body }) => sendAsSide(ctx, id, body));
  mutationOf("messageOrder", messageOrder, (ctx, { id, body: { body, file_ids: fileIds } }) =>
    sendOrderMessage(ctx, id, { body, fileIds }, { as: "creator" }, "api"),
  );
  mutationOf("messagePurchase", messagePurchase, (ctx, { id, body: { body, file_ids: fileIds } }) =>
    sendPurchaseMessage(ctx, id, { body, fileIds }),
  );
  mutationOf("askCreator", askCreator, (ctx, { body }) => ask(ctx, body));
  mutationOf("markThreadRead", markThreadRead, (ctx, { id }) => readAsSide(ctx, id));
  mutationOf("blockThread", blockThread, (ctx, { id }) => blockAsSide(ctx, id));
  mutationOf("unblockThread", unblockThread, (ctx, { id }) => unblockAsSide(ctx, id));
}
