import { and, count, eq, isNull, ne } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { profiles, webhookEndpoints } from "@/db/schema";
import { TIERS } from "@/lib/contracts/tiers";
import { DomainError } from "@/lib/core/errors";

/**
 * Locks the profile, so that two requests at once cannot both take the last place. Disabled endpoints take none. Throws
 * `quota_exceeded` at the plan's number of enabled endpoints, beside the one that asks for a place.
 */
export async function requireRoom(tx: Transaction, profileId: string, forId = ""): Promise<void> {
  const [owner] = await tx
    .select({ tier: profiles.tier })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .for("no key update");
  const cap = TIERS[owner?.tier ?? "FREE"].webhookEndpoints;
  const [enabled] = await tx
    .select({ count: count() })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.profileId, profileId),
        eq(webhookEndpoints.status, "enabled"),
        isNull(webhookEndpoints.sessionUntil),
        ne(webhookEndpoints.id, forId),
      ),
    );
  if (enabled && enabled.count < cap) return;
  throw new DomainError(
    "quota_exceeded",
    `Your plan includes ${cap} enabled webhook endpoints. Disable one, or choose a larger plan.`,
    { upgrade_url: "/developers/billing" },
  );
}
