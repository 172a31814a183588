import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { authenticateClient, type ClientRequest } from "../clients/authenticate-client";
import { OAuthError } from "../error";
import { revokeGrant } from "../grants/revoke-grant";
import { signedClaims } from "./access-token";
import { findRefreshToken } from "./refresh";
import { isAccessToken } from "./resolve";

/**
 * The revocation endpoint (RFC 7009): ends the grant of an access or refresh token, and with it all of its tokens. A
 * token whose own time is over, or that is spent, still says which grant is meant. One that is unknown or another app's is no error, and
 * nothing happens. Throws `OAuthError`.
 */
export async function revokeToken(ctx: Context, request: ClientRequest): Promise<Record<string, never>> {
  const client = await authenticateClient(ctx, request);
  const token = request.form.get("token");
  if (!token) throw new OAuthError("invalid_request", "token is missing");
  const named = await grantOf(token, ctx.now);
  if (named?.clientId === client.id) await transaction(ctx, (tx) => revokeGrant(tx, ctx, named.grantId, "app"));
  return {};
}

async function grantOf(token: string, now: Date): Promise<{ grantId: string; clientId: string } | null> {
  if (isAccessToken(token)) {
    const claims = await signedClaims(token, now);
    return claims && { grantId: claims.sid, clientId: claims.client_id };
  }
  const found = await findRefreshToken(token);
  return found && { grantId: found.grant.id, clientId: found.grant.clientId };
}
