import type { Context } from "@/lib/core/context";
import type { ClientRequest } from "@/lib/domain/developers/oauth/clients/authenticate-client";
import { register } from "@/lib/domain/developers/oauth/clients/register";
import { OAuthError } from "@/lib/domain/developers/oauth/error";
import { readParameters } from "@/lib/domain/developers/oauth/parameters";
import { exchange } from "@/lib/domain/developers/oauth/tokens/exchange";
import { introspect } from "@/lib/domain/developers/oauth/tokens/introspect";
import { revokeToken } from "@/lib/domain/developers/oauth/tokens/revoke-token";
import { oauthEndpoint } from "./oauth-endpoint";

const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** `POST /api/oauth/token` (RFC 6749, 3.2). */
export const tokenEndpoint = formEndpoint("oauth.token", 60, exchange, true);

/** `POST /api/oauth/revoke` (RFC 7009). */
export const revocationEndpoint = formEndpoint("oauth.revoke", 60, revokeToken, true);

/** `POST /api/oauth/introspect` (RFC 7662). */
export const introspectionEndpoint = formEndpoint("oauth.introspect", 120, introspect);

/** `POST /api/oauth/register` (RFC 7591). */
export const registrationEndpoint = oauthEndpoint({
  name: "oauth.register",
  perMinute: 5,
  status: 201,
  type: JSON_TYPE,
  run: (ctx, body) => register(ctx, parseJson(body)),
});

function formEndpoint(
  name: string,
  perMinute: number,
  verb: (ctx: Context, sent: ClientRequest) => Promise<object>,
  pages = false,
) {
  return oauthEndpoint({
    name,
    perMinute,
    pages,
    type: FORM,
    run: (ctx, body, request) =>
      verb(ctx, { form: readForm(body), authorization: request.headers.get("authorization") }),
  });
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
