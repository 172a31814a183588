import { and, asc, eq, gt } from "drizzle-orm";
import { availability, availabilityBlocks } from "@/db/schema";
import type { BlockView, NewBlock } from "@/lib/contracts/trade/bookings/availability";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { addDays, momentIn } from "./zone";

const MOST_BLOCKS = 100;

type BlockRow = typeof availabilityBlocks.$inferSelect;

/** Times to come in which the acting creator cannot be booked, the next one first; at most 100. */
export async function listBlocks(ctx: Context): Promise<BlockView[]> {
  const rows = await ctx.db
    .select()
    .from(availabilityBlocks)
    .where(and(eq(availabilityBlocks.profileId, requireProfile(ctx)), gt(availabilityBlocks.endsAt, ctx.now)))
    .orderBy(asc(availabilityBlocks.startsAt), asc(availabilityBlocks.endsAt), asc(availabilityBlocks.id))
    .limit(MOST_BLOCKS);
  return rows.map(viewBlock);
}

/**
 * Blocks whole days, on the host's own clock. Bookings that stand are not canceled by it. Throws `conflict` without weekly hours, and
 * past 100 blocks to come.
 */
export async function addBlock(ctx: Context, input: NewBlock): Promise<BlockView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const [rules] = await tx
      .select({ timezone: availability.timezone })
      .from(availability)
      .where(eq(availability.profileId, profileId))
      .for("no key update");
    if (!rules) throw conflict("Save your weekly hours first.");
    const mine = and(eq(availabilityBlocks.profileId, profileId), gt(availabilityBlocks.endsAt, ctx.now));
    if ((await tx.$count(availabilityBlocks, mine)) >= MOST_BLOCKS)
      throw conflict(`You can have at most ${MOST_BLOCKS} blocked times ahead. Remove one first.`);
    const startsAt = momentIn(rules.timezone, calendarDay(input.first_day), 0);
    const endsAt = momentIn(rules.timezone, addDays(calendarDay(input.last_day), 1), 0);
    const id = newId("block", ctx.now.getTime());
    const row: BlockRow = { id, profileId, startsAt, endsAt, note: input.note, createdAt: ctx.now };
    await tx.insert(availabilityBlocks).values(row);
    await recordAudit(tx, ctx, profileId, "availability.blocked", { type: "block", id });
    return viewBlock(row);
  });
}

/** Opens a blocked time again. Throws `not_found`. */
export async function removeBlock(ctx: Context, id: string): Promise<BlockView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const [gone] = await tx
      .delete(availabilityBlocks)
      .where(and(eq(availabilityBlocks.id, id), eq(availabilityBlocks.profileId, profileId)))
      .returning();
    if (!gone) throw notFound("The blocked time");
    await recordAudit(tx, ctx, profileId, "availability.unblocked", { type: "block", id });
    return viewBlock(gone);
  });
}

function calendarDay(date: string) {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return { year, month, day };
}

function viewBlock(row: BlockRow): BlockView {
  return { id: row.id, starts_at: row.startsAt.toISOString(), ends_at: row.endsAt.toISOString(), note: row.note };
}
