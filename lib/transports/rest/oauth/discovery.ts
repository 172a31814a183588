import { COMMERCE_SCOPES } from "@/lib/contracts/commerce/scopes";
import { CLIENT_AUTH_METHODS, RESOURCE_PATHS } from "@/lib/contracts/developers/oauth/oauth";
import { APP_SCOPES } from "@/lib/contracts/scopes";
import { createContext } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { publishedKeys } from "@/lib/domain/developers/oauth/keys";
import { JSON_TYPE } from "@/lib/transports/http/answering/respond";
import { publicDocument } from "@/lib/transports/http/documents/public-document";

/** Authorization server metadata (RFC 8414): where everything is, and what it can do. */
export const authorizationServer = publicDocument("authorizationServer", JSON_TYPE, () => {
  const { BASE_URL } = env();
  const withSecret = CLIENT_AUTH_METHODS.filter((method) => method !== "none");
  return JSON.stringify({
    issuer: BASE_URL,
    authorization_endpoint: `${BASE_URL}/oauth/authorize`,
    token_endpoint: `${BASE_URL}/api/oauth/token`,
    revocation_endpoint: `${BASE_URL}/api/oauth/revoke`,
    introspection_endpoint: `${BASE_URL}/api/oauth/introspect`,
    registration_endpoint: `${BASE_URL}/api/oauth/register`,
    jwks_uri: `${BASE_URL}/.well-known/jwks.json`,
    scopes_supported: [...APP_SCOPES, ...Object.keys(COMMERCE_SCOPES)],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: CLIENT_AUTH_METHODS,
    revocation_endpoint_auth_methods_supported: CLIENT_AUTH_METHODS,
    introspection_endpoint_auth_methods_supported: withSecret,
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    protected_resources: RESOURCE_PATHS.map((path) => `${BASE_URL}${path}`),
    service_documentation: `${BASE_URL}/developers`,
  });
});

/** The keys that access tokens are signed with (RFC 7517), for resource servers that check them on their own. */
export const keySet = publicDocument(
  "keySet",
  JSON_TYPE,
  async ({ requestId, now }) =>
    JSON.stringify(await publishedKeys(createContext({ actor: { kind: "system", id: "oauth" }, requestId, now }))),
  60,
);
