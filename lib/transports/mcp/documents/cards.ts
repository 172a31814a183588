import { env } from "@/lib/core/env";
import { publicDocument } from "@/lib/transports/http/documents/public-document";
import { SIGN_IN } from "../protocol/admission";
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
      remote(`${BASE_URL}/api/mcp`, {
        description:
          "`Bearer` and an access token of a person's account, which brings the tools of a buyer and orders within their limits, or an API key. Anybody may search, ask and order without; one that is sent must be valid.",
        isRequired: false,
      }),
      remote(`${BASE_URL}/api/mcp${SIGN_IN}`, {
        description:
          "`Bearer` and an access token: without one this address answers 401, for clients that sign in then.",
        isRequired: true,
      }),
    ],
  };
}

function remote(url: string, authorization: { description: string; isRequired: boolean }): object {
  const headers = [{ name: "Authorization", ...authorization, isSecret: true }];
  return { type: "streamable-http", url, supportedProtocolVersions: PROTOCOL_VERSIONS, headers };
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
