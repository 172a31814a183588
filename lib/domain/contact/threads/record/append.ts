import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { type Transaction, wakeAfter } from "@/db/client";
import { messages, threads, users } from "@/db/schema";
import type { MessageView } from "@/lib/contracts/contact/threads";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { newId } from "@/lib/core/values/ids";
import { plainLine } from "@/lib/core/values/plain-line";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { ownerIdOfBuyer } from "@/lib/domain/people/profiles/owner";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { claimFiles } from "@/lib/domain/trade/files/claim";
import { judgeMessage } from "./judge";
import type { ThreadRow } from "./open";
import { viewMessage } from "./view";

/** The channel on which every process hears which thread changed. */
export const THREADS_CHANNEL = "threads";

/** What stays unread so long is told by mail, at most one in the longer time. */
const MAIL_AFTER_MS = 120_000;
const MAIL_EVERY_MS = 3_600_000;

export type Side = "buyer" | "creator" | "platform";
export type Written = {
  side: Side;
  author: { kind: MessageView["author"]["kind"]; id: string | null; name: string };
  via: "site" | "api" | "mcp";
  body: string;
  fileIds?: readonly string[];
  /** Whether a handle wrote it. */
  byHandle?: boolean;
  /** It is told otherwise already: as an introduction, a brief, a quote. */
  told?: boolean;
  /** It has a mail of its own: none tells of it as unread. */
  mailed?: boolean;
};

/** Says to every process, once the transaction has committed, that a thread changed: `thread profile user subject`. */
export function tellThread(tx: Transaction, thread: ThreadRow): void {
  wakeAfter(tx, THREADS_CHANNEL, `${thread.id} ${thread.profileId} ${thread.buyerUserId ?? "-"} ${thread.subjectId}`);
}

/**
 * Adds a message to a locked thread: counts it as unread for the other side, marks what that side wrote before as read, and plans the
 * mail that tells of it. Tells the endpoints of both sides, unless they are told otherwise. Throws `conflict` for a blocked thread.
 */
export async function appendMessage(
  tx: Transaction,
  ctx: Context,
  thread: ThreadRow,
  { side, author, via, body, fileIds = [], byHandle = false, told = false, mailed = false }: Written,
): Promise<MessageView> {
  if (thread.blockedBy) throw conflict("This conversation is blocked: nobody can write in it.");
  if (thread.kind !== "order") await refuseSuspended(tx, ctx);
  const row = {
    id: newId("msg", ctx.now.getTime()),
    threadId: thread.id,
    side,
    authorKind: author.kind,
    authorId: author.id,
    authorName: author.name,
    via,
    body,
    forHandle: side === "buyer" ? byHandle : thread.handleAsked,
    createdAt: ctx.now,
  };
  await tx.insert(messages).values(row);
  if (side !== "platform") await markRead(tx, ctx, thread.id, side);
  await tx
    .update(threads)
    .set({
      ...changeOf(ctx, thread, row, byHandle),
      ...(told && { creatorMailDue: thread.creatorMailDue }),
      ...(mailed && { creatorMailDue: thread.creatorMailDue, buyerMailDue: thread.buyerMailDue }),
    })
    .where(eq(threads.id, thread.id));
  const claim = { capability: filesKeptUnder(thread) };
  const files = await claimFiles(tx, ctx, fileIds, { kind: "message", id: thread.id, part: row.id }, claim);
  const names = files.map(({ name }) => name);
  if (thread.kind !== "order" && side !== "platform") await judgeMessage(tx, ctx, thread, { ...row, files: names });
  const view = viewMessage({ ...row, readAt: null }, files);
  const { read_at: _, ...data } = view;
  const subject = { kind: thread.kind, id: thread.subjectId };
  if (!told) {
    await recordAudit(tx, ctx, thread.profileId, "message.created", { type: "thread", id: thread.id });
    await emit(tx, ctx, thread.profileId, "message.created", { ...data, subject });
    const buyer = await ownerIdOfBuyer(tx, thread);
    if (buyer) await emit(tx, ctx, buyer, "purchase.message_created", { ...data, subject });
  }
  tellThread(tx, thread);
  return view;
}

/** Anyone who is suspended writes in the conversations of orders alone: those go on. Credentials of such an account do not get here. */
async function refuseSuspended(tx: Transaction, { actor }: Context): Promise<void> {
  if (actor.kind !== "user") return;
  const suspended = and(eq(users.id, actor.userId), isNotNull(users.suspendedAt));
  if ((await tx.$count(users, suspended)) > 0)
    throw conflict("Your account is suspended: you can write in the conversations of your orders alone.");
}

/** Under what the files of anyone who only holds a link wait: an order's conversation may not be there yet, its order is. */
export function filesKeptUnder({ id, kind, subjectId }: Pick<ThreadRow, "id" | "kind" | "subjectId">): string {
  return kind === "order" ? subjectId : id;
}

type MessageRow = { side: Side; body: string; id: string };

function changeOf(ctx: Context, thread: ThreadRow, { side, body }: MessageRow, byHandle: boolean) {
  const last = { lastMessageAt: ctx.now, lastPreview: previewOf(body), lastSide: side };
  const forBuyer = {
    buyerUnread: sql`${threads.buyerUnread} + 1`,
    buyerMailDue: thread.buyerMailDue ?? dueAfter(ctx, thread.buyerMailedAt),
  };
  const forCreator = {
    creatorUnread: sql`${threads.creatorUnread} + 1`,
    creatorMailDue: thread.creatorMailDue ?? dueAfter(ctx, thread.creatorMailedAt),
  };
  if (side === "buyer") {
    return { ...last, ...forCreator, buyerUnread: 0, buyerMailDue: null, handleAsked: byHandle };
  }
  if (side === "creator") {
    const creatorWroteAt = thread.creatorWroteAt ?? ctx.now;
    return { ...last, ...forBuyer, creatorUnread: 0, creatorMailDue: null, creatorWroteAt };
  }
  // what the platform says follows from what the creator did
  return { ...last, ...forBuyer };
}

function dueAfter({ now }: Context, mailedAt: Date | null): Date {
  return new Date(Math.max(now.getTime() + MAIL_AFTER_MS, (mailedAt?.getTime() ?? 0) + MAIL_EVERY_MS));
}

/** A message in plain words, short enough for a list; what stands there for files alone. */
export function previewOf(body: string): string {
  if (body === "") return "Files";
  return [...plainLine(body)].slice(0, 160).join("");
}

/** Notes of everything that the other sides wrote when a side read it. */
export async function markRead(tx: Transaction, ctx: Context, threadId: string, reader: Side): Promise<void> {
  await tx
    .update(messages)
    .set({ readAt: ctx.now })
    .where(and(eq(messages.threadId, threadId), ne(messages.side, reader), isNull(messages.readAt)));
}
