import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { oauthCodes, oauthGrants } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { sameBytes, sha256 } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import type { Client } from "../clients/clients";
import { OAuthError } from "../error";
import { revokeGrant } from "../grants/revoke-grant";
import { signingKey } from "../keys";
import type { Parameters } from "../parameters";
import { issueTokens, type TokenAnswer } from "./issue-tokens";

const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;

const codeByHash = prepared("oauth_code_by_hash", (db) =>
  db
    .select({ code: oauthCodes, grant: oauthGrants })
    .from(oauthCodes)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthCodes.grantId))
    .where(eq(oauthCodes.codeHash, sql.placeholder("hash"))),
);

/**
 * Exchanges a code for tokens, once (RFC 6749, 4.1.3; RFC 7636, 4.6). Anyone who spends the code first gets them; a used
 * code that comes back revokes the grant (RFC 9700, 4.3). What does not match leaves the code unspent. Throws
 * `invalid_request`, `invalid_grant` or `invalid_target`.
 */
export async function redeemCode(ctx: Context, client: Client, form: Parameters): Promise<TokenAnswer> {
  const sent = form.get("code");
  const verifier = form.get("code_verifier") ?? "";
  if (!sent) throw new OAuthError("invalid_request", "code is missing");
  if (!VERIFIER.test(verifier)) throw new OAuthError("invalid_request", "code_verifier is missing or malformed");
  const codeHash = sha256(sent);
  const [found] = await codeByHash().execute({ hash: codeHash });
  if (!found || found.grant.clientId !== client.id) throw refused();
  const { code, grant } = found;
  if (code.usedAt === null) {
    if (code.expiresAt <= ctx.now || code.redirectUri !== form.get("redirect_uri")) throw refused();
    const challenge = sha256(verifier).toString("base64url");
    if (!sameBytes(Buffer.from(challenge), Buffer.from(code.codeChallenge))) throw refused();
    requireResource(form, grant.resource);
  }
  const key = await signingKey(ctx);
  const answer = await transaction(ctx, async (tx) => {
    const spent = await tx
      .update(oauthCodes)
      .set({ usedAt: ctx.now })
      .where(and(eq(oauthCodes.codeHash, codeHash), isNull(oauthCodes.usedAt), gt(oauthCodes.expiresAt, ctx.now)));
    if (spent.count === 1) return issueTokens(tx, ctx, key, grant, grant.scopes);
    await revokeGrant(tx, ctx, grant.id, "code_reused");
    return null;
  });
  if (!answer) throw refused();
  return answer;
}

/** Throws `invalid_target` when the client names another resource than the creator agreed to (RFC 8707, 2.2). */
export function requireResource(form: Parameters, granted: string): void {
  if (form.resources.every((resource) => resource === granted)) return;
  throw new OAuthError("invalid_target", "the creator did not agree to this resource");
}

/** One answer for every cause: a stranger with a code learns nothing of it. */
function refused(): OAuthError {
  return new OAuthError("invalid_grant", "the code is unknown, used, expired, or was not given to this request");
}
