import { env, writeTierEnabled } from "@/lib/core/env";
import { CATEGORY_COUNT, SUBCATEGORY_COUNT, TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { publicDocument } from "@/lib/transports/http/public-document";
import { TOOLS } from "../catalogue";
import { CAPABILITIES, INSTRUCTIONS, PROTOCOL_VERSIONS, SERVER_INFO, SUMMARY } from "../server";

/** Answers `GET /.well-known/mcp.json`: where the tool server is and what it can do, tools included. */
export const serveServerDescription = publicDocument("serverDescription", "application/json; charset=utf-8", () =>
  JSON.stringify(serverDescription(env().BASE_URL), null, 2),
);

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
    },
    server_card: `${url}/server-card`,
    tools: TOOLS.map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      read_only: tool.annotations.readOnlyHint === true,
      enabled: tool.access === "anonymous" || writeTierEnabled(),
      calls_per_minute: tool.perMinute,
    })),
  };
}

function llmsTxt(base: string): string {
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
\`hire_a_creator\`, \`meet_founders\`.

## Categories

${categories}

## More

- [Documentation](${base}/docs): [quick start](${base}/docs/quick-start), [authentication](${base}/docs/authentication),
  [webhooks](${base}/docs/webhooks), [this tool server](${base}/docs/mcp), [GraphQL](${base}/docs/graphql)
- [Server description](${base}/.well-known/mcp.json): the same for machines
- [MCP catalog](${base}/.well-known/mcp/catalog.json) and [server card](${base}/api/mcp/server-card) (SEP-2127)
- [OpenAPI](${base}/api/v1/openapi.yaml): the REST interface, version 1
- [Taxonomy](${base}/api/v1/categories): every category and subcategory with example skills
- Each discoverable creator has \`${base}/{handle}/agent.json\`
`;
}
