import { and, desc, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { messages } from "@/db/schema";
import type { MessageView } from "@/lib/contracts/contact/threads";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { filesOfMessages } from "@/lib/domain/trade/files/read";
import { viewFile } from "@/lib/domain/trade/files/view";
import { ownPurchase } from "@/lib/domain/trade/orders/access/access";
import { findThreadOf, orderIdOf, threadFor, threadsOfReply } from "../access/find";
import { type ShownThread, viewMessage } from "../record/view";

const messagesBelow = idCursor("msg");

type Query = { limit?: number; cursor?: string | undefined; after?: string | undefined };
type Proof = { token?: string | undefined; as?: "buyer" | "creator" };

const OLDEST = "msg_"; // below every id
const { placeholder } = sql;

/** A page of a thread, newest first; `messages` asks the thread's own queries for its mode. */
export const messagesOf = prepared("messages_of", (db) =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.threadId, placeholder("thread")),
        sql`${messages.id} < ${placeholder("before")}`,
        sql`${messages.id} > ${placeholder("after")}`,
        sql`(${messages.forHandle} or not ${placeholder("handle")}::boolean)`,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(placeholder("limit")),
);

/** The messages of a thread, newest first, for either side of it. Throws `not_found`, `invalid_cursor`. */
export async function listMessages(
  ctx: Context,
  id: string,
  query: Query = {},
  proof: Proof = {},
): Promise<Page<MessageView>> {
  await threadFor(ctx, id, proof);
  return page([id], query, false);
}

/**
 * What an order's handle may read: what was written with it, and the answers to that; all of it for an app or key of the account that
 * bought the order. None before anything was written.
 */
export async function messagesByOrderHandle(
  ctx: Context,
  handle: string,
  query: Query = {},
): Promise<Page<MessageView>> {
  const id = orderIdOf(handle);
  const [thread, own] = await Promise.all([findThreadOf(ctx, id), ownPurchase(ctx, id, "read")]);
  return page(thread ? [thread.id] : [], query, own === undefined);
}

/** A conversation for who reads its messages; `quoteId` is the quote that it is about. */
export type Conversation = {
  threadId: string;
  creator: { handle: string; displayName: string };
  answered: boolean;
  quoteId: string | null;
};

/** With whom a thread is, and what it is about. */
export function conversationOf(thread: ShownThread): Conversation {
  return {
    threadId: thread.id,
    creator: { handle: thread.handle, displayName: thread.displayName },
    answered: thread.creatorWroteAt !== null,
    quoteId: thread.kind === "quote" ? thread.subjectId : null,
  };
}

/** What a reply handle may read, of one of its conversations or of all, and with whom they are. Throws `not_found`. */
export async function messagesByReplyHandle(
  ctx: Context,
  handle: string,
  { threadId, ...query }: Query & { threadId?: string | undefined } = {},
): Promise<{ page: Page<MessageView>; conversations: Conversation[] }> {
  const found = await threadsOfReply(ctx, handle);
  const wanted = threadId ? found.filter((thread) => thread.id === threadId) : found;
  const ids = wanted.map(({ id }) => id);
  return { page: await page(ids, query, true), conversations: found.map(conversationOf) };
}

/** A page of several threads at once: their messages have ids of one order, so that one cursor goes on in all of them. */
async function page(threads: readonly string[], { limit = 20, cursor, after = OLDEST }: Query, handle: boolean) {
  const before = messagesBelow(cursor);
  const read = (thread: string) => messagesOf().execute({ thread, before, after, handle, limit: limit + 1 });
  const rows = (await Promise.all(threads.map(read))).flat().sort((a, b) => (a.id < b.id ? 1 : -1));
  const files = await filesOfMessages(rows);
  const view = (row: (typeof rows)[number]) =>
    viewMessage(row, files.filter(({ part }) => part === row.id).map(viewFile));
  return pageOf(rows, limit, (row) => [row.id], view);
}
