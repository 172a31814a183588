import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { oauthGrants, oauthRefreshTokens } from "@/db/schema";
import { scopeOf } from "@/lib/contracts/commerce/scopes";
import type { Context } from "@/lib/core/context";
import { sha256 } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import type { Client } from "../clients/clients";
import { OAuthError } from "../error";
import { revokeGrant } from "../grants/revoke-grant";
import { signingKey } from "../keys";
import type { Parameters } from "../parameters";
import { issueTokens, type TokenAnswer } from "./issue-tokens";
import { requireResource } from "./redeem-code";

const refreshByHash = prepared("oauth_refresh_by_hash", (db) =>
  db
    .select({ token: oauthRefreshTokens, grant: oauthGrants })
    .from(oauthRefreshTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthRefreshTokens.grantId))
    .where(eq(oauthRefreshTokens.tokenHash, sql.placeholder("hash"))),
);

/** The refresh token with its grant, spent and ended ones too. */
export async function findRefreshToken(value: string) {
  const [found] = await refreshByHash().execute({ hash: sha256(value) });
  return found ?? null;
}

/**
 * Exchanges a refresh token for a new pair (RFC 6749, 6); the old one is spent. Scopes may be narrowed for the access
 * token; that is checked before anything is spent. A spent token that comes back, also a moment later from the same
 * app, revokes the grant: there is no grace. Another app's token is refused and left alone. Throws `invalid_request`,
 * `invalid_grant`, `invalid_scope` or `invalid_target`.
 */
export async function refresh(ctx: Context, client: Client, form: Parameters): Promise<TokenAnswer> {
  const sent = form.get("refresh_token");
  if (!sent) throw new OAuthError("invalid_request", "refresh_token is missing");
  const found = await findRefreshToken(sent);
  if (!found || found.grant.clientId !== client.id) throw refused();
  const { token, grant } = found;
  if (token.usedAt === null && (token.expiresAt <= ctx.now || grant.revokedAt)) throw refused();
  const scopes = narrowed(form.get("scope"), grant.scopes);
  requireResource(form, grant.resource);
  const key = await signingKey(ctx);
  const answer = await transaction(ctx, async (tx) => {
    const { tokenHash, usedAt, expiresAt } = oauthRefreshTokens;
    const spent = await tx
      .update(oauthRefreshTokens)
      .set({ usedAt: ctx.now })
      .where(and(eq(tokenHash, token.tokenHash), isNull(usedAt), gt(expiresAt, ctx.now)));
    if (spent.count === 1) return issueTokens(tx, ctx, key, grant, scopes);
    await revokeGrant(tx, ctx, grant.id, "refresh_token_reused");
    return null;
  });
  if (!answer) throw refused();
  return answer;
}

function narrowed(scope: string | undefined, granted: readonly string[]): string[] {
  if (scope === undefined) return [...granted];
  const names = [...new Set(scope.split(" ").filter(Boolean))];
  const known = names.flatMap((name) => scopeOf(name) ?? []);
  if (names.length > 0 && known.length === names.length && known.every((name) => granted.includes(name))) return known;
  throw new OAuthError("invalid_scope", "the creator did not agree to this scope");
}

function refused(): OAuthError {
  return new OAuthError("invalid_grant", "the refresh token is unknown, used, expired or revoked");
}
