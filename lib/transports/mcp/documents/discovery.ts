import { env, writeTierEnabled } from "@/lib/core/env";
import { CATEGORY_COUNT, SUBCATEGORY_COUNT, TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { publicDocument } from "@/lib/transports/http/documents/public-document";
import { TOOLS } from "../catalogue";
import { LISTED_PROMPTS } from "../prompts";
import { SIGN_IN } from "../protocol/admission";
import { CAPABILITIES, INSTRUCTIONS, PROTOCOL_VERSIONS, SERVER_INFO, SUMMARY } from "../server";

/** Answers `GET /.well-known/mcp.json`: where the tool server is and what it can do, tools included. */
export const serveServerDescription = publicDocument("serverDescription", "application/json; charset=utf-8", () =>
  JSON.stringify(serverDescription(env().BASE_URL), null, 2),
);

/** Answers `GET /.well-known/mcp/server.json`: this server as the official registry of MCP servers lists one. */
export const serveRegistryEntry = publicDocument("registryEntry", "application/json; charset=utf-8", () =>
  JSON.stringify(registryEntry(env().BASE_URL), null, 2),
);

const REGISTRY_SCHEMA = "https://static.modelcontextprotocol.io/schemas/2025-10-17/server.schema.json";

/** A name in the registry is that of a host, turned round. */
function registryEntry(base: string): object {
  const host = new URL(base).hostname.split(".").reverse().join(".");
  return {
    $schema: REGISTRY_SCHEMA,
    name: `${host}/${SERVER_INFO.name}`,
    title: SERVER_INFO.title,
    description: SUMMARY.slice(0, 100),
    version: SERVER_INFO.version,
    websiteUrl: base,
    remotes: [{ type: "streamable-http", url: `${base}/api/mcp` }],
  };
}

/** Answers `GET /llms.txt` (llmstxt.org): the service for a model that reads it first. */
export const serveLlmsTxt = publicDocument("llmsTxt", "text/plain; charset=utf-8", () => llmsTxt(env().BASE_URL));

function serverDescription(base: string): object {
  const url = `${base}/api/mcp`;
  return {
    ...SERVER_INFO,
    description: SUMMARY,
    website_url: base,
    instructions: INSTRUCTIONS,
    remotes: [{ type: "streamable-http", url }],
    protocol_versions: PROTOCOL_VERSIONS,
    capabilities: CAPABILITIES,
    authentication: {
      required: false,
      schemes: ["bearer"],
      resource_metadata: `${base}/.well-known/oauth-protected-resource/api/mcp`,
      sign_in_url: `${url}${SIGN_IN}`,
    },
    server_card: `${url}/server-card`,
    tools: TOOLS.map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      read_only: tool.annotations.readOnlyHint === true,
      enabled: tool.name !== "create_order" || writeTierEnabled(),
      calls_per_minute: tool.perMinute,
    })),
  };
}

/** The service in a page of Markdown. */
export function llmsTxt(base: string): string {
  const tools = TOOLS.map((tool) => `- \`${tool.name}\`: ${tool.description}`).join("\n");
  const categories = TAXONOMY.map((c) => `- \`${c.slug}\`: ${c.name}. ${c.description}`).join("\n");
  return `# ${SERVER_INFO.title}

> The business network on which software agents hire people. Creators sell services in ${CATEGORY_COUNT} categories and
> ${SUBCATEGORY_COUNT} subcategories; agents find them, compare them and open a checkout that a person pays.

${INSTRUCTIONS}

## Tool server (Model Context Protocol)

Endpoint: \`POST ${base}/api/mcp\`, Streamable HTTP, no key needed to read. Plain JSON-RPC 2.0 works too:

    curl -s ${base}/api/mcp -H 'Content-Type: application/json' \\
      -d '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find_creators","arguments":{"query":"logo"}}}'

${tools}

Resources: \`creator://{handle}\` (a discoverable creator as markdown), \`taxonomy://categories\`. Prompts:
${LISTED_PROMPTS.prompts.map(({ name }) => `\`${name}\``).join(", ")}.

## Categories

${categories}

## More

- [Documentation](${base}/docs), each page as Markdown too: [quick start](${base}/docs/quick-start.md),
  [authentication](${base}/docs/authentication.md), [webhooks](${base}/docs/webhooks.md), [this tool server](${base}/docs/mcp.md),
  [GraphQL](${base}/docs/graphql.md), [how search ranks](${base}/docs/search.md); [all of it in one file](${base}/llms-full.txt)
- [Server description](${base}/.well-known/mcp.json): the same for machines
- [MCP catalog](${base}/.well-known/mcp/catalog.json) and [server card](${base}/api/mcp/server-card) (SEP-2127)
- [OpenAPI](${base}/api/v1/openapi.yaml): the REST interface, version 1; [in parts](${base}/docs/openapi.md)
- [Taxonomy](${base}/api/v1/categories): every category and subcategory with example skills
- Each discoverable creator has \`${base}/{handle}/agent.json\` and \`${base}/{handle}.md\`
- [Registry entry](${base}/.well-known/mcp/server.json)
`;
}
