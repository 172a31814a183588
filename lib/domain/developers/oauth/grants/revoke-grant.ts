import { and, eq, gt, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { oauthGrants } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { endEndpointsOf } from "@/lib/domain/developers/webhooks/activation/end-with-access";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";

export type RevocationReason = "creator" | "app" | "code_reused" | "refresh_token_reused";

/**
 * Ends a grant: its refresh tokens at once, its access tokens at their next use on any process. Answers false when it
 * had ended already. With its last grant the endpoints end that the app made. `userId` restricts it to that account's grants.
 */
export async function revokeGrant(
  tx: Transaction,
  ctx: Context,
  grantId: string,
  because: RevocationReason,
  userId?: string,
): Promise<boolean> {
  const [row] = await tx
    .update(oauthGrants)
    .set({ revokedAt: ctx.now, revokedBecause: because })
    .where(
      and(
        eq(oauthGrants.id, grantId),
        isNull(oauthGrants.revokedAt),
        userId === undefined ? undefined : eq(oauthGrants.userId, userId),
      ),
    )
    .returning({ userId: oauthGrants.userId, profileId: oauthGrants.profileId, clientId: oauthGrants.clientId });
  if (!row) return false;
  const { userId: account, clientId } = row;
  const others = and(
    eq(oauthGrants.userId, account),
    eq(oauthGrants.clientId, clientId),
    isNull(oauthGrants.revokedAt),
    gt(oauthGrants.expiresAt, ctx.now),
  );
  if ((await tx.$count(oauthGrants, others)) === 0) await endEndpointsOf(tx, ctx, account, clientId);
  const diff = { client_id: row.clientId, because };
  await recordAudit(tx, ctx, ownerIdOf(row), "oauth_grant.revoked", { type: "oauth_grant", id: grantId }, diff);
  return true;
}
