import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import {
  apiKeys,
  authenticators,
  bookingFeeds,
  bridgeTokens,
  identities,
  oauthGrants,
  passkeys,
  profiles,
  recoveryCodes,
  webhookEndpoints,
} from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { announceEnded } from "@/lib/domain/developers/keys/ending/revoke";
import { revokeGrant } from "@/lib/domain/developers/oauth/grants/revoke-grant";
import { stopEndpoint } from "@/lib/domain/developers/webhooks/activation/disable-endpoint";
import { ownerIdOfAccount } from "@/lib/domain/people/profiles/owner";

/**
 * Ends what somebody may have left in an account whose address they had not shown to be theirs: each way to come in, to act as the
 * account, and to hear what happens in it. Keys and connected apps are revoked, webhook endpoints disabled, so that an owner who was
 * merely late with the proof sees what there was.
 */
export async function endStrangersWays(tx: Transaction, ctx: Context, userId: string): Promise<void> {
  for (const way of [passkeys, identities, authenticators, recoveryCodes])
    await tx.delete(way).where(eq(way.userId, userId));
  const page = tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
  await tx.delete(bookingFeeds).where(inArray(bookingFeeds.profileId, page));

  const enabled = and(eq(webhookEndpoints.userId, userId), eq(webhookEndpoints.status, "enabled"));
  const { id, livemode } = webhookEndpoints;
  for (const endpoint of await tx.select({ id, livemode }).from(webhookEndpoints).where(enabled))
    await stopEndpoint(tx, { ...ctx, livemode: endpoint.livemode }, endpoint.id, "owner");
  const allowed = and(eq(oauthGrants.userId, userId), isNull(oauthGrants.revokedAt));
  for (const grant of await tx.select({ id: oauthGrants.id }).from(oauthGrants).where(allowed))
    await revokeGrant(tx, ctx, grant.id, "creator");
  await tx
    .update(bridgeTokens)
    .set({ revokedAt: ctx.now })
    .where(and(eq(bridgeTokens.userId, userId), isNull(bridgeTokens.revokedAt)));
  const keys = await tx
    .update(apiKeys)
    .set({ revokedAt: ctx.now })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .returning();
  const owner = await ownerIdOfAccount(tx, userId);
  for (const key of keys) await announceEnded(tx, { ...ctx, livemode: key.livemode }, owner, [key]);
}
