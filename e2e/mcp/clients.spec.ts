import { Client as OlderClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OlderTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { connectAgent } from "@/bin/story/agent";
import { expect, freshAddress, test } from "../fixtures";

const READING = [
  "find_creators",
  "get_creator",
  "list_creator_offers",
  "get_marketplace_offerings",
  "get_marketplace_policies",
  "search_posts",
  "get_post",
  "find_founders",
  "get_order_status",
  "get_messages",
  "get_quote",
  "list_slots",
];
const WRITING = [
  "submit_intent_brief",
  "request_intro",
  "request_quote",
  "create_order",
  "submit_order_brief",
  "send_message",
];
const TOOLS = [...READING, ...WRITING];

test("a bare call with only a content type gets plain JSON", async ({ api }) => {
  const response = await api.post("/api/mcp", { data: { jsonrpc: "2.0", id: 1, method: "tools/list" } });
  expect(response.headers()["content-type"]).toContain("application/json");
  const { result } = await response.json();
  expect(result.tools.map((t: { name: string }) => t.name).sort()).toEqual([...TOOLS].sort());
  for (const tool of result.tools) {
    expect(
      tool.title && tool.description && tool.inputSchema && tool.outputSchema && tool.annotations,
      tool.name,
    ).toBeTruthy();
    expect(tool.annotations.readOnlyHint).toBe(READING.includes(tool.name));
  }
});

test("the current official client finds and reads a creator", async ({ baseURL }) => {
  const agent = await connectAgent(baseURL ?? "", { "x-forwarded-for": freshAddress() });
  expect((await agent.tools()).sort()).toEqual([...TOOLS].sort());
  const found = await agent.findCreators("brand identity");
  expect(found.text).toContain("demo");
  const creator = await agent.getCreator("demo");
  for (const offer of creator.offers) expect(creator.text).toContain(offer.product_id);
  await agent.close();
});

test("the older official client does too", async ({ baseURL }) => {
  const client = new OlderClient({ name: "older", version: "1.0.0" });
  const requestInit = { headers: { "x-forwarded-for": freshAddress() } };
  // the older SDK's transport and client disagree on an optional property under exact types
  await client.connect(
    new OlderTransport(new URL("/api/mcp", baseURL), { requestInit }) as Parameters<OlderClient["connect"]>[0],
  );
  const { tools } = await client.listTools();
  expect(tools.map((t) => t.name).sort()).toEqual([...TOOLS].sort());
  const result = await client.callTool({
    name: "find_creators",
    arguments: { query: "brand identity", maxResults: 3 },
  });
  expect(JSON.stringify(result.structuredContent)).toContain("demo");
  await client.close();
});
