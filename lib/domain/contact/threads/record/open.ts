import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { threads } from "@/db/schema";
import type { ThreadKind } from "@/lib/contracts/contact/threads";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";

export type ThreadRow = typeof threads.$inferSelect;

export type NewThread = {
  kind: ThreadKind;
  /** What it is about; an inquiry is about itself. */
  subjectId?: string;
  title: string;
  profileId: string;
  productId?: string | null;
  buyer: { userId?: string | null; email?: string | null; name: string };
  /** Whether a handle opens it, and its hash. */
  replyHash?: Buffer | null;
  linkHash?: Buffer | null;
};

/**
 * The thread of a subject, made if there is none yet, and locked for the transaction: there is one per subject and creator, no matter who
 * asks first. Whether it was made is told.
 */
export async function openThread(
  tx: Transaction,
  ctx: Context,
  thread: NewThread,
): Promise<{ thread: ThreadRow; made: boolean }> {
  const id = newId("thr", ctx.now.getTime());
  const subjectId = thread.subjectId ?? id;
  const { kind, title, profileId, productId = null, buyer, replyHash = null, linkHash = null } = thread;
  const [made] = await tx
    .insert(threads)
    .values({
      id,
      kind,
      subjectId,
      originId: subjectId,
      title: title.slice(0, 200),
      profileId,
      productId,
      buyerUserId: buyer.userId ?? null,
      buyerEmail: buyer.email ?? null,
      buyerName: buyer.name,
      replyHash,
      linkHash,
      lastMessageAt: ctx.now,
      livemode: ctx.livemode,
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning();
  if (made) return { thread: made, made: true };
  const mine = and(eq(threads.subjectId, subjectId), eq(threads.profileId, profileId));
  const [known] = await tx.select().from(threads).where(mine).for("no key update");
  if (!known) throw new Error(`The thread of ${subjectId} is neither there nor to be made`);
  return { thread: known, made: false };
}
