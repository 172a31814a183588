import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { oauthGrants, oauthRefreshTokens } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import type { Account } from "@/lib/domain/platform/access/require";
import type { SigningKey } from "../keys";
import { ACCESS_TOKEN_SECONDS, after, REFRESH_TOKEN_SECONDS } from "../lifetimes";
import { namesAt } from "../scope";
import { newOpaque } from "../secrets";
import { signAccessToken } from "./access-token";

/** The answer of the token endpoint (RFC 6749, 5.1). */
export type TokenAnswer = {
  access_token: string;
  token_type: "Bearer";
  expires_in: number;
  refresh_token: string;
  scope: string;
};

export type IssuedGrant = Account & { id: string; clientId: string; resource: string };

/**
 * A new pair of tokens for a grant, in the transaction that spends what it was asked with. The access token has
 * `scopes`, the refresh token keeps all of the grant's. Answers `null` when the grant has been revoked meanwhile. The
 * key comes from outside: a transaction that waits for a second connection could wait forever.
 */
export async function issueTokens(
  tx: Transaction,
  ctx: Context,
  key: SigningKey,
  grant: IssuedGrant,
  scopes: readonly string[],
): Promise<TokenAnswer | null> {
  const expiresAt = after(ctx.now, REFRESH_TOKEN_SECONDS);
  const alive = await tx
    .update(oauthGrants)
    .set({ lastUsedAt: ctx.now, expiresAt })
    .where(and(eq(oauthGrants.id, grant.id), isNull(oauthGrants.revokedAt)));
  if (alive.count === 0) return null;
  const names = namesAt(grant.resource, scopes);
  const refresh = newOpaque("refresh");
  await tx
    .insert(oauthRefreshTokens)
    .values({ tokenHash: refresh.hash, grantId: grant.id, createdAt: ctx.now, expiresAt });
  return {
    access_token: await signAccessToken(key, ctx.now, {
      ...grant,
      grantId: grant.id,
      scopes: names,
    }),
    token_type: "Bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: refresh.value,
    scope: names.join(" "),
  };
}
