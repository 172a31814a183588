import type { Context } from "@/lib/core/context";
import { authenticateClient, type ClientRequest } from "../clients/authenticate-client";
import { OAuthError } from "../error";
import { findLiveGrant, type LiveGrant } from "../grants/grants";
import { issuer } from "../resource";
import { namesAt } from "../scope";
import { verifyAccessToken } from "./access-token";
import { findRefreshToken } from "./refresh";
import { isAccessToken } from "./resolve";

/** The answer of the introspection endpoint (RFC 7662, 2.2). Times in seconds. */
export type Introspection =
  | { active: false }
  | {
      active: true;
      scope: string;
      client_id: string;
      /** The account: the same for all of an app's tokens of one person. */
      sub: string;
      /** Of an account with a creator's page. */
      username?: string;
      aud: string;
      iss: string;
      iat: number;
      exp: number;
      token_type?: "Bearer";
      jti?: string;
    };

const INACTIVE = { active: false } as const;

/**
 * The introspection endpoint (RFC 7662): what an app's own access or refresh token stands for. Only apps with a secret
 * may ask; a token that is unknown, ended or another app's is `{active: false}`. Throws `OAuthError`.
 */
export async function introspect(ctx: Context, request: ClientRequest): Promise<Introspection> {
  const client = await authenticateClient(ctx, request);
  if (client.authMethod === "none")
    throw new OAuthError("invalid_client", "introspection needs a client with a secret");
  const token = request.form.get("token");
  if (!token) throw new OAuthError("invalid_request", "token is missing");
  return isAccessToken(token) ? ofAccessToken(token, client.id, ctx.now) : ofRefreshToken(token, client.id, ctx.now);
}

async function ofAccessToken(token: string, clientId: string, now: Date): Promise<Introspection> {
  const claims = await verifyAccessToken(token, now);
  if (typeof claims === "string" || claims.client_id !== clientId) return INACTIVE;
  const grant = await findLiveGrant(claims.sid);
  if (grant?.clientId !== clientId) return INACTIVE;
  const { sid: _grant, ...shown } = claims;
  return { active: true, ...shown, sub: grant.userId, ...named(grant), token_type: "Bearer" };
}

async function ofRefreshToken(value: string, clientId: string, now: Date): Promise<Introspection> {
  const found = await findRefreshToken(value);
  if (!found || found.grant.clientId !== clientId) return INACTIVE;
  const { token, grant } = found;
  const live = token.usedAt === null && token.expiresAt > now ? await findLiveGrant(grant.id) : null;
  if (!live) return INACTIVE;
  return {
    active: true,
    scope: namesAt(grant.resource, grant.scopes).join(" "),
    client_id: clientId,
    sub: grant.userId,
    ...named(live),
    aud: grant.resource,
    iss: issuer(),
    iat: Math.floor(token.createdAt.getTime() / 1000),
    exp: Math.floor(token.expiresAt.getTime() / 1000),
  };
}

function named({ handle }: LiveGrant): { username?: string } {
  return handle === null ? {} : { username: handle };
}
