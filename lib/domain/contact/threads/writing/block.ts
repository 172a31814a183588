import { and, eq, isNull } from "drizzle-orm";
import { threads } from "@/db/schema";
import type { ThreadView } from "@/lib/contracts/contact/threads";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { threadFor } from "../access/find";
import { tellThread } from "../record/append";
import { viewThread } from "../record/view";

type Proof = { token?: string | undefined; as?: "buyer" | "creator" };

/** Blocks a thread for both sides, once. Emits `thread.blocked`. Throws `not_found`, and `conflict` for one that is blocked already. */
export async function blockThread(ctx: Context, id: string, proof: Proof = {}): Promise<ThreadView> {
  const { thread, side } = await threadFor(ctx, id, proof);
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(threads)
      .set({ blockedBy: side, blockedAt: ctx.now, buyerMailDue: null, creatorMailDue: null })
      .where(and(eq(threads.id, id), eq(threads.livemode, ctx.livemode), isNull(threads.blockedBy)))
      .returning();
    if (!row) throw conflict("This conversation is blocked already.");
    await recordAudit(tx, ctx, row.profileId, "thread.blocked", { type: "thread", id });
    await emit(tx, ctx, row.profileId, "thread.blocked", {
      thread_id: id,
      subject: { kind: row.kind, id: row.subjectId },
      blocked_by: side,
      blocked_at: ctx.now.toISOString(),
    });
    tellThread(tx, row);
    return viewThread({ ...thread, ...row }, side);
  });
}

/** Opens a thread again, for the side that blocked it. Emits `thread.unblocked`. Throws `not_found`, `conflict`. */
export async function unblockThread(ctx: Context, id: string, proof: Proof = {}): Promise<ThreadView> {
  const { thread, side } = await threadFor(ctx, id, proof);
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(threads)
      .set({ blockedBy: null, blockedAt: null })
      .where(and(eq(threads.id, id), eq(threads.livemode, ctx.livemode), eq(threads.blockedBy, side)))
      .returning();
    if (!row) throw conflict("You have not blocked this conversation.");
    await recordAudit(tx, ctx, row.profileId, "thread.unblocked", { type: "thread", id });
    await emit(tx, ctx, row.profileId, "thread.unblocked", {
      thread_id: id,
      subject: { kind: row.kind, id: row.subjectId },
      unblocked_by: side,
      unblocked_at: ctx.now.toISOString(),
    });
    tellThread(tx, row);
    return viewThread({ ...thread, ...row }, side);
  });
}
