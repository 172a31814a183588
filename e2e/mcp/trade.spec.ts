import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { connectAgent } from "@/bin/story/agent";
import { expect, freshAddress, test } from "../fixtures";

test("an agent opens an order once and asks after it by its handle alone", async ({ api, baseURL }) => {
  const headers = { "x-forwarded-for": freshAddress() };
  const agent = await connectAgent(baseURL ?? "", headers);
  const { offers } = await agent.getCreator("demo");
  await agent.close();
  const offer = offers.find((o) => o.packages.length > 0);
  const call = async (name: string, args: object) => {
    const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } };
    return (await (await api.post("/api/mcp", { data: body, headers })).json()).result;
  };
  const order = {
    handle: "demo",
    productId: offer?.product_id,
    tierId: offer?.packages[0]?.tier_id,
    idempotencyKey: `e2e-${Date.now()}-${Math.random()}`,
  };
  const first = await call("create_order", order);
  const again = await call("create_order", order);
  expect(again.structuredContent).toEqual(first.structuredContent);
  const { order_id, order_handle, amount_cents } = first.structuredContent;
  const status = await call("get_order_status", { orderHandle: order_handle });
  expect(status.structuredContent).toMatchObject({ order_id, amount_cents, stage: "awaiting_payment", paid: false });
  expect((await call("get_order_status", { orderHandle: order_id })).isError).toBe(true);
  const policies = await call("get_marketplace_policies", {});
  expect(policies.content[0].text).toContain("72 hours");
});

test("the current client reads resources and prompts", async ({ baseURL }) => {
  const client = new Client({ name: "e2e", version: "1" });
  const requestInit = { headers: { "x-forwarded-for": freshAddress() } };
  await client.connect(new StreamableHTTPClientTransport(new URL("/api/mcp", baseURL), { requestInit }));
  const { contents } = await client.readResource({ uri: "creator://demo" });
  expect(JSON.stringify(contents)).toContain("prod_");
  expect((await client.listPrompts()).prompts).toHaveLength(4);
  await client.close();
});

test("machines find the server from what the host publishes", async ({ api }) => {
  const catalog = await (await api.get("/.well-known/mcp/catalog.json")).json();
  const card = await api.get(new URL(catalog.entries[0].url).pathname);
  expect(card.headers()["content-type"]).toContain("application/mcp-server-card+json");
  expect((await card.json()).remotes[0].url).toContain("/api/mcp");
  // nothing here answers A2A, so no card says so
  expect((await api.get("/.well-known/agent-card.json")).status()).toBe(404);
});
