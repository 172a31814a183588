import { CAPABILITY, type Capability, SHOPPING, UCP_PATH, UCP_VERSION } from "@/lib/contracts/commerce/protocol";
import { env } from "@/lib/core/env";
import { signingKeys } from "@/lib/domain/developers/platforms/signing-key";
import { JSON_TYPE } from "@/lib/transports/http/answering/respond";
import { publicDocument } from "@/lib/transports/http/documents/public-document";
import { ownCapabilities } from "./capabilities";

const ORIGIN = `https://ucp.dev/${UCP_VERSION}`;
const MAX_AGE = 300;

/** Where the protocol describes a capability, under its origin. */
const DESCRIBED: Record<Capability, { spec: string; schema: string }> = {
  [CAPABILITY.search]: { spec: "specification/catalog/search", schema: "schemas/shopping/catalog_search.json" },
  [CAPABILITY.lookup]: { spec: "specification/catalog/lookup", schema: "schemas/shopping/catalog_lookup.json" },
  [CAPABILITY.checkout]: { spec: "specification/checkout", schema: "schemas/shopping/checkout.json" },
  [CAPABILITY.order]: { spec: "specification/order", schema: "schemas/shopping/order.json" },
  [CAPABILITY.identity]: { spec: "specification/identity-linking", schema: "schemas/common/identity_linking.json" },
};

/**
 * What needs a buyer's identity. Opening a checkout does not: `dev.ucp.shopping.checkout:manage` is accepted, and not asked for, so it stands in
 * the authorization server's `scopes_supported` alone.
 */
const GATED = {
  scopes: {
    "dev.ucp.shopping.order:read": { description: { plain: "See what you ordered here, and how it stands." } },
  },
};

/** Answers `GET /.well-known/ucp`: what is spoken here, and the keys that our messages are signed with. */
export const serveProfile = publicDocument(
  "ucpProfile",
  JSON_TYPE,
  () => {
    const base = env().BASE_URL;
    const binding = (transport: "rest" | "mcp", path: string, schema: string) => ({
      version: UCP_VERSION,
      spec: `${ORIGIN}/specification/overview`,
      transport,
      endpoint: `${base}${path}`,
      schema: `${ORIGIN}/services/shopping/${schema}`,
    });
    return JSON.stringify({
      ucp: {
        version: UCP_VERSION,
        services: {
          [SHOPPING]: [
            binding("rest", UCP_PATH, "rest.openapi.json"),
            binding("mcp", `${UCP_PATH}/mcp`, "mcp.openrpc.json"),
          ],
        },
        capabilities: Object.fromEntries(ownCapabilities().map((name) => [name, [described(name)]])),
        payment_handlers: {},
      },
      signing_keys: signingKeys().map(({ publicJwk }) => publicJwk),
    });
  },
  MAX_AGE,
);

function described(name: Capability) {
  const { spec, schema } = DESCRIBED[name];
  const config = name === CAPABILITY.identity ? { config: GATED } : {};
  return { version: UCP_VERSION, spec: `${ORIGIN}/${spec}`, schema: `${ORIGIN}/${schema}`, ...config };
}
