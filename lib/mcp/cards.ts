import { env } from "@/lib/core/env";
import type { Handler } from "@/lib/rest/route";
import { TOOLS } from "./catalogue";
import { PROTOCOL_VERSIONS, SERVER_INFO, SUMMARY } from "./server";
import { staticDocument } from "./static-document";

const SCHEMA = "https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json";
const CARD_TYPE = "application/mcp-server-card+json";

/** Answers `GET /api/mcp/server-card`: the MCP server card, at the place that SEP-2127 reserves for it. */
export const serveServerCard: Handler = staticDocument(CARD_TYPE, () => JSON.stringify(serverCard(), null, 2));

/** Answers `GET /.well-known/mcp/catalog.json`: where the cards of this host are (SEP-2127, discovery). */
export const serveMcpCatalog: Handler = staticDocument("application/json; charset=utf-8", () =>
  JSON.stringify(mcpCatalog(), null, 2),
);

/** Answers `GET /.well-known/agent-card.json`: the A2A agent card (1.0), whose one interface is the tool server. */
export const serveAgentCard: Handler = staticDocument("application/json; charset=utf-8", () =>
  JSON.stringify(agentCard(), null, 2),
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

function agentCard(): object {
  const { BASE_URL } = env();
  return {
    name: SERVER_INFO.title,
    description: `${SUMMARY} Speaks the Model Context Protocol: each skill is a tool of that name.`,
    version: SERVER_INFO.version,
    provider: { organization: SERVER_INFO.title, url: BASE_URL },
    documentationUrl: `${BASE_URL}/llms.txt`,
    iconUrl: `${BASE_URL}/icon.svg`,
    supportedInterfaces: [
      { url: `${BASE_URL}/api/mcp`, protocolBinding: "MCP", protocolVersion: PROTOCOL_VERSIONS[0] },
    ],
    capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
    securitySchemes: {
      bearer: { httpAuthSecurityScheme: { scheme: "Bearer", description: "Only create_order looks at it." } },
    },
    defaultInputModes: ["application/json"],
    defaultOutputModes: ["text/markdown", "application/json"],
    skills: TOOLS.map((tool) => ({
      id: tool.name,
      name: tool.title,
      description: tool.description,
      tags: tool.annotations.readOnlyHint ? ["marketplace", "read"] : ["marketplace", "write"],
    })),
  };
}

/** The host name that people know the service by, of the characters that names of cards may have. */
function publisher(): string {
  return new URL(env().BASE_URL).hostname.replace(/[^a-zA-Z0-9.-]/g, "-");
}
