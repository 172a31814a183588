import { and, asc, isNotNull, sql } from "drizzle-orm";
import { memberships } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { allAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { HOUR_MS } from "@/lib/core/values/durations";
import { followSubscription } from "./follow";
import { standingOf } from "./lapse";
import { beginUnheard } from "./unheard-starts";

const BATCH = 50;

const { endsAt, nextChargeAt, startedAt } = memberships;
/** Until when the processor has said how a membership stands. */
const TOLD_UNTIL = sql<string>`coalesce(least(${endsAt}, ${nextChargeAt}), ${startedAt})`;

type Paid = Pick<typeof memberships.$inferSelect, "id" | "livemode" | "subscriptionId"> & { toldUntil: string };

/**
 * Asks the processor for what an event did not say of memberships of both modes: how one goes on whose end or next charge was more than an
 * hour ago, `size` at a time until all are asked for, and which began. An event that is lost must neither leave a member who pays nothing,
 * nor take money of somebody who is none. Answers of how many there was news.
 */
export async function hearMemberships(ctx: Context, size = BATCH): Promise<{ followed: number; begun: number }> {
  const early = new Date(ctx.now.getTime() - HOUR_MS);
  const followed = await allAlone<Paid>(ctx, {
    size,
    due: async (after) => untold(ctx.db, early, after).limit(size),
    work: (row, own) => hear({ ...own, livemode: row.livemode }, row),
    failed: "the processor did not say how a membership goes on; it will be asked again",
  });
  return { followed, begun: await beginUnheard(ctx) };
}

/** Paid memberships of which the processor has said nothing since a moment, as their partial index has them: only so written is it read. */
export function untold(db: Context["db"], since: Date, after?: Pick<Paid, "id" | "toldUntil">) {
  const { id, livemode, status, subscriptionId } = memberships;
  return db
    .select({ id, livemode, subscriptionId, toldUntil: TOLD_UNTIL })
    .from(memberships)
    .where(
      and(
        sql`${status} = 'ACTIVE'`,
        isNotNull(subscriptionId),
        sql`${TOLD_UNTIL} < ${since.toISOString()}::timestamptz`,
        after && sql`(${TOLD_UNTIL}, ${id}) > (${after.toldUntil}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(TOLD_UNTIL), asc(id))
    .$dynamic();
}

/** As an event would have been the reason to ask. False where all stands as it did. */
async function hear(ctx: Context, { subscriptionId }: Paid): Promise<boolean> {
  const standing = await standingOf(subscriptionId ?? "", ctx);
  return transaction(ctx, (tx, within) => followSubscription(tx, within, standing));
}
