import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { oauthClients, oauthGrants } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { endEndpointsOf } from "@/lib/domain/developers/webhooks/activation/end-with-access";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";

export type RevocationReason =
  | "creator"
  | "app"
  | "code_reused"
  | "refresh_token_reused"
  /** What nobody ended: `end-grants.ts`. */
  | "app_disabled"
  | "expired";

/**
 * Ends a grant: its refresh tokens at once, its access tokens at their next use on any process. Answers false when it
 * had ended already. `userId` restricts it to that account's grants.
 */
export function revokeGrant(
  tx: Transaction,
  ctx: Context,
  grantId: string,
  because: RevocationReason,
  userId?: string,
): Promise<boolean> {
  const ofAccount = userId === undefined ? undefined : eq(oauthGrants.userId, userId);
  return endGrant(tx, ctx, and(eq(oauthGrants.id, grantId), ofAccount), because);
}

/** Ends the one grant that fulfils a condition, as above. With its last grant the endpoints end that the app made in the account. */
export async function endGrant(
  tx: Transaction,
  ctx: Context,
  which: SQL | undefined,
  because: RevocationReason,
): Promise<boolean> {
  const [row] = await tx
    .update(oauthGrants)
    .set({ revokedAt: ctx.now, revokedBecause: because })
    .where(and(which, isNull(oauthGrants.revokedAt)))
    .returning();
  if (!row) return false;
  const { id, userId, clientId } = row;
  if ((await livingOf(tx, ctx, userId, clientId)) === 0) await endEndpointsOf(tx, ctx, userId, clientId);
  const diff = { client_id: clientId, because };
  await recordAudit(tx, ctx, ownerIdOf(row), "oauth_grant.revoked", { type: "oauth_grant", id }, diff);
  return true;
}

/** How many grants of an account to an app live: none where the app was disabled, whatever is yet to be ended. */
function livingOf(tx: Transaction, ctx: Context, userId: string, clientId: string): Promise<number> {
  const open = and(isNull(oauthGrants.revokedAt), gt(oauthGrants.expiresAt, ctx.now));
  const ofBoth = and(eq(oauthGrants.userId, userId), eq(oauthGrants.clientId, clientId));
  const one = sql`${oauthClients.id} = ${clientId} and ${oauthClients.disabledAt} is null`;
  return tx.$count(oauthGrants, and(ofBoth, open, sql`exists (select from ${oauthClients} where ${one})`));
}
