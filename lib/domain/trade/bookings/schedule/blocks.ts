import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { availability, availabilityBlocks } from "@/db/schema";
import { names } from "@/db/statements/statement";
import type { BlockView, NewBlock } from "@/lib/contracts/trade/bookings/availability";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS, HOUR_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { addDays, type CalendarDay, dayIn, momentIn } from "./zone";

const MOST_BLOCKS = 100;

/** A day that is over on one clock may have begun a little while ago on another: from UTC-12 to UTC+14. */
const CLOCKS_APART_MS = DAY_MS + 2 * HOUR_MS;

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
    const zone = await lockZone(tx, profileId);
    if (zone === undefined) throw conflict("Save your weekly hours first.");
    const mine = and(eq(availabilityBlocks.profileId, profileId), gt(availabilityBlocks.endsAt, ctx.now));
    if ((await tx.$count(availabilityBlocks, mine)) >= MOST_BLOCKS)
      throw conflict(`You can have at most ${MOST_BLOCKS} blocked times ahead. Remove one first.`);
    const days = wholeDays(zone, calendarDay(input.first_day), calendarDay(input.last_day));
    const id = newId("block", ctx.now.getTime());
    const row: BlockRow = { id, profileId, ...days, note: input.note, createdAt: ctx.now };
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

/**
 * What is blocked stays the same days when the acting creator's clock becomes another: called in the transaction that changes the zone,
 * before it does. Rewrites those that are not over on either clock; keeps as it is what is no whole days on the clock of before, which
 * was moved without this.
 */
export async function keepDays(tx: Transaction, ctx: Context, timezone: string): Promise<void> {
  const profileId = requireProfile(ctx);
  const was = await lockZone(tx, profileId);
  if (was === undefined || was === timezone) return;
  const rows = await tx
    .select()
    .from(availabilityBlocks)
    .where(
      and(
        eq(availabilityBlocks.profileId, profileId),
        gt(availabilityBlocks.endsAt, new Date(ctx.now.getTime() - CLOCKS_APART_MS)),
      ),
    )
    .for("no key update");
  const moved = rows.flatMap((row) => {
    const [first, last] = [dayIn(was, row.startsAt), dayIn(was, new Date(row.endsAt.getTime() - 1))];
    const known = wholeDays(was, first, last);
    const isDays = Number(known.startsAt) === Number(row.startsAt) && Number(known.endsAt) === Number(row.endsAt);
    return isDays ? { ...row, ...wholeDays(timezone, first, last) } : [];
  });
  if (moved.length === 0) return;
  const { id, startsAt, endsAt } = availabilityBlocks;
  // they are locked: each is there, and what looks like an insert is one update of all
  await tx
    .insert(availabilityBlocks)
    .values(moved)
    .onConflictDoUpdate({
      target: id,
      set: { startsAt: sql`excluded.${names(startsAt)}`, endsAt: sql`excluded.${names(endsAt)}` },
    });
}

/** The zone of a creator's hours, behind the lock at which all of their bookings queue; undefined where there are none. */
async function lockZone(tx: Transaction, profileId: string): Promise<string | undefined> {
  const [hours] = await tx
    .select({ timezone: availability.timezone })
    .from(availability)
    .where(eq(availability.profileId, profileId))
    .for("no key update");
  return hours?.timezone;
}

/** From the first day's midnight to the one after the last day. */
function wholeDays(timezone: string, first: CalendarDay, last: CalendarDay): Pick<BlockRow, "startsAt" | "endsAt"> {
  return { startsAt: momentIn(timezone, first, 0), endsAt: momentIn(timezone, addDays(last, 1), 0) };
}

function calendarDay(date: string) {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return { year, month, day };
}

function viewBlock(row: BlockRow): BlockView {
  return { id: row.id, starts_at: row.startsAt.toISOString(), ends_at: row.endsAt.toISOString(), note: row.note };
}
