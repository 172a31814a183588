import { statementIn } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";

const BATCH = 200;

const COMPLETE = `
  update bookings set status = 'COMPLETED', updated_at = $1::timestamptz
  where id = any (array(
    select id from bookings where status = 'CONFIRMED' and ends_at <= $1::timestamptz
    order by ends_at for update skip locked limit ${BATCH}))
  returning id, profile_id`;

/** Completes bookings whose end has passed, at most 200 a call. Answers how many. */
export async function completeBookings(ctx: Context): Promise<number> {
  return transaction(ctx, async (tx) => {
    const over = await statementIn<{ id: string; profile_id: string }>(tx, COMPLETE, [ctx.now.toISOString()]);
    for (const { id, profile_id } of over) {
      await recordAudit(tx, ctx, profile_id, "booking.completed", { type: "booking", id });
    }
    return over.length;
  });
}
