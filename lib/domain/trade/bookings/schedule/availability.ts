import { eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { availability } from "@/db/schema";
import type { AvailabilityView, SaveAvailability } from "@/lib/contracts/trade/availability";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { viewAvailability } from "../view";
import { isTimeZone } from "./zone";

const availabilityOf = prepared("availability_of", (db) =>
  db
    .select()
    .from(availability)
    .where(eq(availability.profileId, sql.placeholder("profileId"))),
);

/** When the acting creator can be booked; null until they have said so. */
export async function getAvailability(ctx: Context): Promise<AvailabilityView | null> {
  const [row] = await availabilityOf().execute({ profileId: requireProfile(ctx) });
  return row ? viewAvailability(row) : null;
}

/**
 * Sets when and how the acting creator can be booked. Bookings that stand keep their time. Throws `validation_error` for a time zone that
 * does not exist.
 */
export async function saveAvailability(ctx: Context, input: SaveAvailability): Promise<AvailabilityView> {
  const profileId = requireProfile(ctx);
  if (!isTimeZone(input.timezone)) throw invalidField("timezone", "is not a time zone such as Europe/Riga");
  const values = {
    open: input.open,
    title: input.title,
    description: input.description,
    timezone: input.timezone,
    weekly: input.weekly,
    slotMinutes: input.slot_minutes,
    bufferMinutes: input.buffer_minutes,
    noticeHours: input.notice_hours,
    horizonDays: input.horizon_days,
    locationKind: input.location_kind,
    location: input.location,
    updatedAt: ctx.now,
  };
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .insert(availability)
      .values({ profileId, ...values, createdAt: ctx.now })
      .onConflictDoUpdate({ target: availability.profileId, set: values })
      .returning();
    if (!row) throw new Error("an upsert answered no row");
    const target = { type: "availability", id: profileId };
    await recordAudit(tx, ctx, profileId, "availability.saved", target, { open: input.open });
    return viewAvailability(row);
  });
}
