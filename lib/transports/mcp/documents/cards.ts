import { env } from "@/lib/core/env";
import { publicDocument } from "@/lib/transports/http/documents/public-document";
import { PROTOCOL_VERSIONS, SERVER_INFO, SUMMARY } from "../server";

const SCHEMA = "https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json";
const CARD_TYPE = "application/mcp-server-card+json";

/** Answers `GET /api/mcp/server-card`: the MCP server card, at the place that SEP-2127 reserves for it. */
export const serveServerCard = publicDocument("serverCard", CARD_TYPE, () => JSON.stringify(serverCard(), null, 2));

/** Answers `GET /.well-known/mcp/catalog.json`: where the cards of this host are (SEP-2127, discovery). */
export const serveMcpCatalog = publicDocument("mcpCatalog", "application/json; charset=utf-8", () =>
  JSON.stringify(mcpCatalog(), null, 2),
);

function serverCard(): object {
  const { BASE_URL } = env();
  return {
    $schema: SCHEMA,
    name: `${publisher().split(".").reverse().join(".")}/${SERVER_INFO.name}`,
    version: SERVER_INFO.version,
    title: SERVER_INFO.title,
    description: SUMMARY,
    websiteUrl: BASE_URL,
    remotes: [
      {
        type: "streamable-http",
        url: `${BASE_URL}/api/mcp`,
        supportedProtocolVersions: PROTOCOL_VERSIONS,
        headers: [
          {
            name: "Authorization",
            description: "`Bearer` and an API key or access token. Only create_order looks at it.",
            isRequired: false,
            isSecret: true,
          },
        ],
      },
    ],
  };
}

function mcpCatalog(): object {
  const entry = {
    identifier: `urn:air:${publisher()}:${SERVER_INFO.name}`,
    displayName: SERVER_INFO.title,
    type: CARD_TYPE,
    url: `${env().BASE_URL}/api/mcp/server-card`,
  };
  return { specVersion: "draft", entries: [entry] };
}

/** The host name that people know the service by, of the characters that names of cards may have. */
function publisher(): string {
  return new URL(env().BASE_URL).hostname.replace(/[^a-zA-Z0-9.-]/g, "-");
}
