import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { threads } from "@/db/schema";
import type { MessageView } from "@/lib/contracts/contact/threads";
import type { Context } from "@/lib/core/context";
import { conflict, invalidField, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerOf } from "@/lib/domain/people/profiles/owner";
import { limitWriting } from "@/lib/domain/platform/access/limit-writing";
import { limitContact } from "@/lib/domain/platform/safety/standing";
import { recordSentFiles, type SentFile } from "@/lib/domain/trade/files/attachments";
import { ownPurchase, purchaseFor } from "@/lib/domain/trade/orders/access/access";
import { orderIdOf, orderPlace, threadFor, threadsOfReply } from "../access/find";
import { appendMessage, filesKeptUnder } from "../record/append";
import { authorOf } from "../record/author";
import type { ThreadRow } from "../record/open";
import { openOrderThread } from "../record/order-thread";

/** `files` came with the call; `fileIds` were uploaded before. */
export type Sent = { body: string; fileIds?: readonly string[]; files?: readonly SentFile[] };
type Via = "site" | "api" | "mcp";
type Side = "buyer" | "creator";

/** Writes in a thread as the side that the caller stands on. Throws `not_found`, `conflict` when it is blocked, `rate_limit_exceeded`. */
export async function sendMessage(
  ctx: Context,
  id: string,
  sent: Sent,
  via: Via = "api",
  proof: { token?: string | undefined; as?: Side } = {},
): Promise<MessageView> {
  const { side, thread } = await threadFor(ctx, id, proof);
  await limitWriting(ctx, "messages", id);
  // both sides of an order know each other
  if (thread.kind !== "order") await limitContact(ctx, "messages");
  return transaction(ctx, async (tx) => write(tx, ctx, await lock(tx, ctx, id), sent, { side, via }));
}

/** The same in the conversation of an order, for one of its two sides; the first message opens it. */
export async function sendOrderMessage(
  ctx: Context,
  orderId: string,
  sent: Sent,
  proof: { token?: string | undefined; as?: Side } = {},
  via: Via = "site",
): Promise<MessageView> {
  const { side } = await orderPlace(ctx, orderId, proof);
  await limitWriting(ctx, "messages", orderId);
  return transaction(ctx, async (tx) => write(tx, ctx, await openOrderThread(tx, ctx, orderId), sent, { side, via }));
}

/** The same for the account of an app or key that bought it. Throws `not_found`, `insufficient_scope`, `conflict` until it is paid. */
export async function sendPurchaseMessage(ctx: Context, orderId: string, sent: Sent): Promise<MessageView> {
  await purchaseFor(ctx, orderId, "brief");
  await limitWriting(ctx, "messages", orderId);
  return transaction(ctx, async (tx) =>
    write(tx, ctx, await openOrderThread(tx, ctx, orderId), sent, { side: "buyer", via: "api" }),
  );
}

/**
 * Writes with an order's handle: for the buyer's side, as an agent, or as the app of the account that bought the order. Throws `conflict`
 * until the order is paid.
 */
export async function sendByOrderHandle(ctx: Context, handle: string, sent: Sent): Promise<MessageView> {
  const orderId = orderIdOf(handle);
  await limitWriting(ctx, "messages", orderId);
  const byHandle = (await ownPurchase(ctx, orderId, "brief")) === undefined;
  return transaction(ctx, async (tx) =>
    write(tx, ctx, await openOrderThread(tx, ctx, orderId), sent, { side: "buyer", via: "mcp", byHandle }),
  );
}

/**
 * Writes with a reply handle, once the creator has answered: anyone who only asked cannot press. Of a brief's conversations `threadId`
 * names one. Throws `conflict` before there is an answer, `validation_error` on `threadId`.
 */
export async function sendByReplyHandle(
  ctx: Context,
  handle: string,
  sent: Sent,
  threadId?: string,
): Promise<MessageView> {
  const found = await threadsOfReply(ctx, handle);
  const answered = found.filter((thread) => thread.creatorWroteAt !== null);
  if (answered.length === 0)
    throw conflict("The creator has not answered yet. You can write once there is an answer: get_messages shows it.");
  const chosen = threadId ? answered.find((thread) => thread.id === threadId) : answered[0];
  if (!chosen || (!threadId && answered.length > 1))
    throw invalidField("threadId", `name one of those who answered: ${answered.map(({ id }) => id).join(", ")}`);
  await limitWriting(ctx, "messages", chosen.id);
  return transaction(ctx, async (tx) =>
    write(tx, ctx, await lock(tx, ctx, chosen.id), sent, { side: "buyer", via: "mcp", byHandle: true }),
  );
}

async function lock(tx: Transaction, ctx: Context, id: string): Promise<ThreadRow> {
  const [thread] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.id, id), eq(threads.livemode, ctx.livemode)))
    .for("no key update");
  if (!thread) throw notFound("The conversation");
  return thread;
}

type How = { side: Side; via: Via; byHandle?: boolean };

async function write(
  tx: Transaction,
  ctx: Context,
  thread: ThreadRow,
  { body, fileIds = [], files = [] }: Sent,
  { side, via, byHandle = false }: How,
) {
  const { displayName } = await ownerOf(tx, thread.profileId);
  const author = await authorOf(ctx, { thread: { ...thread, displayName }, side, byHandle });
  const came = await recordSentFiles(tx, ctx, files, filesKeptUnder(thread));
  return appendMessage(tx, ctx, thread, { side, author, via, body, fileIds: [...fileIds, ...came], byHandle });
}
