import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import { env, writeTierEnabled } from "@/lib/core/env";
import { beginCall } from "@/lib/rest/call";
import { cached, toResponse } from "@/lib/rest/respond";
import { type Handler, PUBLIC_CORS } from "@/lib/rest/route";
import { CATEGORY_COUNT, SUBCATEGORY_COUNT, TAXONOMY } from "@/lib/taxonomy/taxonomy";
import { TOOLS } from "./catalogue";
import { INSTRUCTIONS, SERVER_INFO } from "./server";

const MAX_AGE = 300;

/** Answers `GET /.well-known/mcp.json`: where the tool server is and what it can do. */
export const serveServerCard: Handler = document("application/json; charset=utf-8", () =>
  JSON.stringify(serverCard(env().BASE_URL), null, 2),
);

/** Answers `GET /llms.txt` (llmstxt.org): the service for a model that reads it first. */
export const serveLlmsTxt: Handler = document("text/plain; charset=utf-8", () => llmsTxt(env().BASE_URL));

function document(type: string, write: () => string): Handler {
  return async (request) => {
    const headers = { "content-type": type, ...PUBLIC_CORS };
    const plain = { status: 200, body: write(), headers };
    return toResponse(
      cached(plain, { maxAge: MAX_AGE }, request.headers.get("if-none-match")),
      beginCall(request).requestId,
    );
  };
}

function serverCard(base: string): object {
  const url = `${base}/api/mcp`;
  return {
    ...SERVER_INFO,
    description: "Find, compare and hire creators. Reading is anonymous; a person pays in their own browser.",
    website_url: base,
    instructions: INSTRUCTIONS,
    remotes: [{ type: "streamable-http", url }],
    protocol_versions: [LATEST, ...SUPPORTED_PROTOCOL_VERSIONS],
    capabilities: { tools: { listChanged: false } },
    authentication: { required: false, schemes: ["bearer"] },
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

/** The revision that the SDK serves through `createMcpHandler`; its own list names the older ones. */
const LATEST = "2026-07-28";

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

## Categories

${categories}

## More

- [Server description](${base}/.well-known/mcp.json): the same for machines
- [OpenAPI](${base}/api/v1/openapi.yaml): the REST interface, version 1
- [Taxonomy](${base}/api/v1/categories): every category and subcategory with example skills
- Each discoverable creator has \`${base}/{handle}/agent.json\`
`;
}
