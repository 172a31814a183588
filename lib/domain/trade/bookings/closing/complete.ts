import { sql } from "drizzle-orm";
import { statementIn } from "@/db/client";
import { bookings } from "@/db/schema";
import { answering, literal, names } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";

const BATCH = 200;

const COMPLETE = answering(
  { id: bookings.id, profileId: bookings.profileId, livemode: bookings.livemode },
  (over) => sql`
    update ${bookings} set ${names(bookings.status)} = 'COMPLETED', ${names(bookings.updatedAt)} = $1::timestamptz
    where ${bookings.id} = any (array(
      select ${bookings.id} from ${bookings} where ${bookings.status} = 'CONFIRMED' and ${bookings.endsAt} <= $1::timestamptz
      order by ${bookings.endsAt} for update skip locked limit ${literal(BATCH)}))
    returning ${over}`,
);

/** Completes bookings, of both modes, whose end has passed, at most 200 a call. Answers how many. */
export async function completeBookings(ctx: Context): Promise<number> {
  return transaction(ctx, async (tx) => {
    const over = await statementIn(tx, COMPLETE, [ctx.now.toISOString()]);
    for (const { id, profileId, livemode } of over) {
      await recordAudit(tx, { ...ctx, livemode }, profileId, "booking.completed", { type: "booking", id });
    }
    return over.length;
  });
}
