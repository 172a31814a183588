import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { threads, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { ownerOf } from "@/lib/domain/people/profiles/owner";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { buyerOrderPath } from "@/lib/domain/trade/orders/access/link";
import { buyerThreadPath } from "../access/handles";
import { messagesUnread } from "../mails/messages-unread";
import type { ThreadRow } from "../record/open";
import { titleFor } from "../record/title";

const BATCH = 100;

/** Mails both sides what has waited unread for two minutes, once an hour and thread. Answers how many mails went out. */
export async function mailUnread(ctx: Context): Promise<number> {
  return (await mailSide(ctx, "creator")) + (await mailSide(ctx, "buyer"));
}

const COLUMNS = {
  creator: { due: threads.creatorMailDue, told: { creatorMailDue: null } },
  buyer: { due: threads.buyerMailDue, told: { buyerMailDue: null } },
} as const;

async function mailSide(ctx: Context, side: "creator" | "buyer"): Promise<number> {
  const { due, told } = COLUMNS[side];
  return transaction(ctx, async (tx) => {
    const waiting = tx
      .select({ id: threads.id })
      .from(threads)
      .where(lte(due, ctx.now))
      .orderBy(due)
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const mailed = side === "creator" ? { creatorMailedAt: ctx.now } : { buyerMailedAt: ctx.now };
    const rows = await tx
      .update(threads)
      .set({ ...told, ...mailed })
      .where(and(inArray(threads.id, sql`(${waiting})`)))
      .returning();
    let sent = 0;
    for (const thread of rows) sent += await mailOne(tx, { ...ctx, livemode: thread.livemode }, thread, side);
    return sent;
  });
}

async function mailOne(tx: Transaction, ctx: Context, thread: ThreadRow, side: "creator" | "buyer"): Promise<number> {
  const unread = side === "creator" ? thread.creatorUnread : thread.buyerUnread;
  if (unread === 0 || thread.blockedBy) return 0;
  const owner = await ownerOf(tx, thread.profileId);
  const { lastPreview } = thread;
  if (side === "creator") {
    const mail = messagesUnread(
      thread.buyerName,
      titleFor(thread, "creator"),
      lastPreview,
      `/studio/messages/${thread.id}`,
    );
    await queueMail(tx, ctx, owner.email, mail);
    return 1;
  }
  const to = await buyerAddress(tx, thread);
  if (!to) return 0;
  const path =
    thread.kind === "order" ? buyerOrderPath(thread.subjectId) : buyerThreadPath(thread.id, !thread.buyerUserId);
  await queueMail(tx, ctx, to, messagesUnread(owner.displayName, titleFor(thread, "buyer"), lastPreview, path));
  return 1;
}

async function buyerAddress(tx: Transaction, { buyerUserId, buyerEmail }: ThreadRow): Promise<string | null> {
  if (!buyerUserId) return buyerEmail;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, buyerUserId));
  return user?.email ?? buyerEmail;
}
