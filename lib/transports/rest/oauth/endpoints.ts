import type { Context } from "@/lib/core/context";
import { type ClientRequest, withProven } from "@/lib/domain/developers/oauth/clients/authenticate-client";
import { register } from "@/lib/domain/developers/oauth/clients/register";
import { OAuthError } from "@/lib/domain/developers/oauth/error";
import { readParameters } from "@/lib/domain/developers/oauth/parameters";
import { exchange } from "@/lib/domain/developers/oauth/tokens/exchange";
import { introspect } from "@/lib/domain/developers/oauth/tokens/introspect";
import { revokeToken } from "@/lib/domain/developers/oauth/tokens/revoke-token";
import { oauthEndpoint } from "./oauth-endpoint";
import { OAUTH_PER_MINUTE } from "./per-minute";

const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** `POST /api/oauth/token` (RFC 6749, 3.2). A server refreshes for all its people, and may share its address with strangers. */
export const tokenEndpoint = oauthEndpoint({
  ...form("oauth.token", exchange),
  perMinute: OAUTH_PER_MINUTE.token,
  apps: {
    perMinute: OAUTH_PER_MINUTE.tokenOfApp,
    perAddress: OAUTH_PER_MINUTE.tokenOfAddress,
    idOf: ({ proven }) => proven?.id,
  },
  read: (body, request) => withProven(readRequest(body, request)),
  pages: true,
});

/** `POST /api/oauth/revoke` (RFC 7009). */
export const revocationEndpoint = oauthEndpoint({
  ...form("oauth.revoke", revokeToken),
  perMinute: OAUTH_PER_MINUTE.revoke,
  pages: true,
});

/** `POST /api/oauth/introspect` (RFC 7662). */
export const introspectionEndpoint = oauthEndpoint({
  ...form("oauth.introspect", introspect),
  perMinute: OAUTH_PER_MINUTE.introspect,
});

/** `POST /api/oauth/register` (RFC 7591). */
export const registrationEndpoint = oauthEndpoint({
  name: "oauth.register",
  perMinute: OAUTH_PER_MINUTE.register,
  status: 201,
  type: JSON_TYPE,
  read: parseJson,
  run: register,
});

function form(name: string, run: (ctx: Context, sent: ClientRequest) => Promise<object>) {
  return { name, type: FORM, read: readRequest, run };
}

function readRequest(body: string, { headers }: Request): ClientRequest {
  return { form: readForm(body), authorization: headers.get("authorization") };
}

function readForm(body: string) {
  const form = readParameters(new URLSearchParams(body));
  // a decoded %00 as well: PostgreSQL text cannot hold it
  if (/%00/.test(body)) throw new OAuthError("invalid_request", "the body holds the character U+0000");
  if (form.repeated !== undefined) throw new OAuthError("invalid_request", "a parameter was sent twice");
  return form;
}

function parseJson(body: string): unknown {
  if (/\\u0000/.test(body)) throw new OAuthError("invalid_client_metadata", "the metadata holds the character U+0000");
  try {
    return JSON.parse(body);
  } catch {
    throw new OAuthError("invalid_client_metadata", "the body is not valid JSON");
  }
}
