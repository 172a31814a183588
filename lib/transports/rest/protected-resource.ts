import { COMMERCE_SCOPES } from "@/lib/contracts/commerce/scopes";
import type { ResourcePath } from "@/lib/contracts/developers/oauth/oauth";
import { APP_SCOPES, ASSISTANT_SCOPES } from "@/lib/contracts/scopes";
import { env } from "@/lib/core/env";
import { JSON_TYPE } from "@/lib/transports/http/answering/respond";
import { publicDocument } from "@/lib/transports/http/documents/public-document";
import type { Handler } from "@/lib/transports/http/endpoint";

/** Metadata of the REST interface as a protected resource (RFC 9728), under the bare path and under its own. */
export const protectedRest: Handler = metadataOf("/api/v1", "Guildhall REST API");

/** Metadata of the tool server as a protected resource (RFC 9728). */
export const protectedToolServer: Handler = metadataOf("/api/mcp", "Guildhall tool server", ASSISTANT_SCOPES);

/** Metadata of the commerce protocol's endpoints as a protected resource (RFC 9728). */
export const protectedCommerce: Handler = metadataOf(
  "/api/ucp",
  "Guildhall commerce (UCP)",
  Object.keys(COMMERCE_SCOPES),
);

/** What a client that met a 401 may do about it. Tokens travel in the header alone. */
function metadataOf(path: ResourcePath, name: string, scopes: readonly string[] = APP_SCOPES): Handler {
  return publicDocument("protectedResource", JSON_TYPE, () => {
    const { BASE_URL } = env();
    return JSON.stringify({
      resource: `${BASE_URL}${path}`,
      authorization_servers: [BASE_URL],
      resource_name: name,
      bearer_methods_supported: ["header"],
      scopes_supported: scopes,
      resource_documentation: `${BASE_URL}/developers`,
    });
  });
}
