import { and, eq, lte, ne } from "drizzle-orm";
import { bookings } from "@/db/schema";
import type { MarkBooking } from "@/lib/contracts/trade/bookings/availability";
import type { BookingView } from "@/lib/contracts/trade/bookings/bookings";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { findHostedBooking } from "../reading/guest";
import { viewBooking } from "../reading/view";

/**
 * Says of a booking that has begun whether the guest came. Can be put right later. Throws `not_found`, and `invalid_state_transition`
 * for one that was canceled or has not begun.
 */
export async function markBooking(ctx: Context, { id, status }: MarkBooking): Promise<BookingView> {
  const profileId = requireProfile(ctx);
  await findHostedBooking(ctx, id);
  return transaction(ctx, async (tx) => {
    const [marked] = await tx
      .update(bookings)
      .set({ status, updatedAt: ctx.now })
      .where(
        and(
          eq(bookings.id, id),
          eq(bookings.profileId, profileId),
          eq(bookings.livemode, ctx.livemode),
          ne(bookings.status, "CANCELED"),
          lte(bookings.startsAt, ctx.now),
        ),
      )
      .returning();
    if (!marked) {
      throw new DomainError("invalid_state_transition", "Only a booking that has begun can be marked.");
    }
    const action = status === "NO_SHOW" ? "booking.missed" : "booking.completed";
    await recordAudit(tx, ctx, profileId, action, { type: "booking", id });
    return viewBooking(marked);
  });
}
