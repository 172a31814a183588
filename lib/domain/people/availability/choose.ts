import { eq } from "drizzle-orm";
import { profiles } from "@/db/schema";
import type { AvailabilityChoice, AvailabilityView } from "@/lib/contracts/network/availability";
import type { Context } from "@/lib/core/context";
import { invalidField, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { availabilityOf } from "./sql";
import { viewAvailability } from "./view";

/** What the acting creator chose, and what it comes to now. */
export type OwnAvailability = { chosen: AvailabilityChoice; now: AvailabilityView; at_work: number | null };

/** Throws `not_found` without a page. */
export async function readAvailability(ctx: Context): Promise<OwnAvailability> {
  const [row] = await ctx.db
    .select({ found: availabilityOf(profiles) })
    .from(profiles)
    .where(eq(profiles.id, requireProfile(ctx)));
  if (!row) throw notFound("The profile");
  const { takes, most, free, due } = row.found;
  return {
    chosen: { open: takes, max_open_orders: most, next_free_on: free },
    now: viewAvailability(row.found, ctx.now),
    at_work: due?.length ?? null,
  };
}

/**
 * Says whether the acting creator takes new orders, how many at a time, and from which day again. In force for every order from the
 * commit on; orders that are paid go on. Throws `validation_error` for a day that is not ahead.
 */
export async function chooseAvailability(ctx: Context, choice: AvailabilityChoice): Promise<AvailabilityView> {
  const profileId = requireProfile(ctx);
  const { open, max_open_orders: maxOpenOrders, next_free_on: nextFreeOn } = choice;
  if (nextFreeOn && nextFreeOn <= ctx.now.toISOString().slice(0, 10))
    throw invalidField("next_free_on", "must be a day that is still to come");
  return transaction(ctx, async (tx, within) => {
    await tx
      .update(profiles)
      .set({ takesOrders: open, maxOpenOrders, nextFreeOn, updatedAt: ctx.now })
      .where(eq(profiles.id, profileId));
    const target = { type: "profile", id: profileId };
    await recordAudit(tx, ctx, profileId, "profile.availability_changed", target, { ...choice });
    return (await readAvailability(within)).now;
  });
}
