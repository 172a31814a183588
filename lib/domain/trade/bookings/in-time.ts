import { and, asc, desc, eq, gt, lte, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { bookings } from "@/db/schema";
import { idOf } from "@/lib/contracts/values/ids";
import { type Page, Timestamp } from "@/lib/contracts/values/page";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";

export type InTimeQuery = { when: "upcoming" | "past"; limit?: number; cursor?: string };

const Place = z.tuple([Timestamp, idOf("book")]);

/**
 * How bookings are listed for the people they concern: those to come, the next one first and without the canceled ones, or those that began
 * or were canceled, the latest first. Whose, and of which `livemode`, is for the caller to say. Throws `invalid_cursor`.
 */
export function inTime(now: Date, { when, limit = 20, cursor }: InTimeQuery) {
  const after = decodeCursor(cursor, Place);
  const toCome = when === "upcoming";
  const order = toCome ? asc : desc;
  return {
    where: toCome ? upcoming(now, after) : past(now, after),
    orderBy: [order(bookings.startsAt), order(bookings.id)],
    limit: limit + 1,
    page: <R extends { id: string; startsAt: Date }, V>(rows: R[], view: (row: R) => V): Page<V> =>
      pageOf(rows, limit, (row) => [row.startsAt.toISOString(), row.id], view),
  };
}

function upcoming(now: Date, after: z.output<typeof Place> | undefined): SQL | undefined {
  const place = after && sql`(${bookings.startsAt}, ${bookings.id}) > (${after[0]}::timestamptz, ${after[1]})`;
  return and(gt(bookings.startsAt, now), eq(bookings.status, "CONFIRMED"), place);
}

function past(now: Date, after: z.output<typeof Place> | undefined): SQL | undefined {
  const place = after && sql`(${bookings.startsAt}, ${bookings.id}) < (${after[0]}::timestamptz, ${after[1]})`;
  return and(or(lte(bookings.startsAt, now), eq(bookings.status, "CANCELED")), place);
}
