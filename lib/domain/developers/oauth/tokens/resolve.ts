import { scopeOf } from "@/lib/contracts/commerce/scopes";
import type { Actor } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { findLiveGrant, type LiveGrant } from "../grants/grants";
import { type Meant, resourceUri } from "../resource";
import { verifyAccessToken } from "./access-token";

const JWT = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*$/;

/** Whether a bearer token has the form of an access token (JWS compact serialization); costs no look-up. */
export function isAccessToken(token: string): boolean {
  return JWT.test(token);
}

/**
 * The account that an access token acts for where tokens `meant` for these resources are good. The grant is read on every request, so that
 * revocation bites at the next one on every process; only the signature check is remembered. The token's scopes count,
 * never more than the grant's. Throws `unauthorized`, or `token_expired` after its 15 minutes.
 */
export async function resolveAccessToken(
  token: string,
  now: Date,
  meant: Meant,
): Promise<Extract<Actor, { kind: "credential" }>> {
  const claims = await verifyAccessToken(token, now);
  if (claims === "expired") {
    throw new DomainError("token_expired", "This access token has expired. Get a new one with the refresh token.");
  }
  if (claims === "invalid") throw new DomainError("unauthorized", "The access token is not valid.");
  const [resource, ...others] = typeof meant === "string" ? ([meant] as const) : meant;
  if (![resource, ...others].some((path) => claims.aud === resourceUri(path))) {
    const wanted = `Ask for one with resource=${resourceUri(resource)}.`;
    throw new DomainError("unauthorized", `This access token is meant for another resource. ${wanted}`);
  }
  const grant = await findLiveGrant(claims.sid);
  if (!grant || grant.clientId !== claims.client_id || !stands(grant, claims.sub)) {
    throw new DomainError("unauthorized", "The access that this token was issued for has been revoked.");
  }
  const { id, clientId, scopes, livemode, ...owner } = grant;
  const expiresAt = new Date(claims.exp * 1000);
  return {
    kind: "credential",
    credential: { kind: "oauth", id, prefix: null, clientId, expiresAt, livemode },
    ...owner,
    scopes: claims.scope.split(" ").flatMap((name) => {
      const scope = scopeOf(name);
      return scope && scopes.includes(scope) ? [scope] : [];
    }),
  };
}

/** Whether a token's subject is the grant's account, or its page: that was the subject once, and processes of that version may run beside this one. */
function stands({ userId, profileId }: LiveGrant, subject: string): boolean {
  return subject === profileId || subject === userId;
}
