import { and, count, eq, isNull, ne } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { webhookEndpoints } from "@/db/schema";
import { TIERS } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { holdAccount } from "@/lib/domain/platform/access/hold-account";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { UPGRADE_URL } from "@/lib/domain/platform/access/upgrade-url";
import { ofAccount } from "./own-endpoint";

/**
 * Locks the account, so that two requests at once cannot both take the last place. Disabled endpoints take none. Throws
 * `quota_exceeded` at the plan's number of enabled endpoints in a mode (`livemode`), besides the one that asks for a place.
 */
export async function requireRoom(tx: Transaction, ctx: Context, forId = ""): Promise<void> {
  const { userId } = requireAccount(ctx);
  const owner = await holdAccount(tx, userId);
  const cap = TIERS[owner?.tier ?? "FREE"].webhookEndpoints;
  const [enabled] = await tx
    .select({ count: count() })
    .from(webhookEndpoints)
    .where(
      and(
        ofAccount(ctx),
        eq(webhookEndpoints.status, "enabled"),
        isNull(webhookEndpoints.sessionUntil),
        ne(webhookEndpoints.id, forId),
      ),
    );
  if (enabled && enabled.count < cap) return;
  throw new DomainError(
    "quota_exceeded",
    `Your plan includes ${cap} enabled webhook endpoints. Disable one, or choose a larger plan.`,
    { upgrade_url: UPGRADE_URL },
  );
}
