import { randomUUID } from "node:crypto";
import { Client as OlderClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OlderTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, freshAddress, test } from "../fixtures";
import { expectOfficial, SCHEMA } from "./official";
import { startPlatform, type TestPlatform } from "./platform";
import { lines, onSale } from "./shop";

const PATH = "/api/ucp/mcp";

let platform: TestPlatform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.close());

type Api = Parameters<Parameters<typeof test>[2]>[0]["api"];

const meta = (more: object = {}) => ({ "ucp-agent": { profile: platform.url }, ...more });

async function call(api: Api, name: string, args: object) {
  const data = { jsonrpc: "2.0", id: 7, method: "tools/call", params: { name, arguments: args } };
  const answer = await api.post(PATH, { data });
  return { status: answer.status(), ...(await answer.json()) };
}

test("an official client lists the tools, and opens, reads and cancels a checkout", async ({ baseURL }) => {
  const { standard } = await onSale();
  const client = new OlderClient({ name: "e2e", version: "1" });
  const requestInit = { headers: { "x-forwarded-for": freshAddress() } };
  await client.connect(new OlderTransport(new URL(PATH, baseURL), { requestInit }) as never);
  const { tools } = await client.listTools();
  const names = ["search_catalog", "lookup_catalog", "get_product", "create_checkout", "get_checkout"];
  names.push("update_checkout", "complete_checkout", "cancel_checkout", "get_order");
  expect(tools.map(({ name }) => name)).toEqual(names);
  for (const { inputSchema } of tools) expect(inputSchema.required).toContain("meta");
  // no tool takes what pays
  expect(JSON.stringify(tools)).not.toMatch(/card_number|cvc|password/);

  const use = async (name: string, args: object) => {
    const { content, structuredContent } = await client.callTool({ name, arguments: { meta: meta(), ...args } });
    const [text] = content as { text: string }[];
    expect(JSON.parse(text?.text ?? "")).toEqual(structuredContent);
    return structuredContent as { id: string; status: string };
  };
  const found = await use("search_catalog", { catalog: { query: "sign" } });
  expectOfficial(found, SCHEMA.search);
  const made = await use("create_checkout", { checkout: lines(standard) });
  expectOfficial(made, SCHEMA.checkout);
  expect(made.status).toBe("requires_escalation");
  const read = await use("get_checkout", { id: made.id });
  expect(read).toEqual(made);
  const key = meta({ "idempotency-key": randomUUID() });
  const canceled = await use("cancel_checkout", { id: made.id, meta: key });
  expectOfficial(canceled, SCHEMA.checkout);
  expect(canceled.status).toBe("canceled");
  expect(await use("cancel_checkout", { id: made.id, meta: key })).toEqual(canceled);
  await client.close();
});

test("a platform that cannot be known is a JSON-RPC error, with the status of HTTP", async ({ api }) => {
  const catalog = { query: "sign" };
  const none = await call(api, "search_catalog", { catalog });
  expect(none).toMatchObject({ status: 400, id: 7, error: { code: -32001, data: { code: "invalid_profile_url" } } });
  const old = await startPlatform({ version: "2026-01-23" });
  const other = await call(api, "search_catalog", { meta: { "ucp-agent": { profile: old.url } }, catalog });
  expect(other).toMatchObject({ status: 422, error: { code: -32001, data: { code: "version_unsupported" } } });
  await old.close();
});

test("what is no outcome of a business is an error, and what is one is a result", async ({ api }) => {
  const empty = await call(api, "search_catalog", { meta: meta(), catalog: {} });
  expect(empty).toMatchObject({ status: 400, error: { code: -32602, data: { code: "invalid_request" } } });
  const many = Array.from({ length: 51 }, (_, n) => `prod_${n}`);
  const tooMany = await call(api, "lookup_catalog", { meta: meta(), catalog: { ids: many } });
  expect(tooMany).toMatchObject({ error: { code: -32602, data: { code: "request_too_large" } } });
  const unkeyed = await call(api, "cancel_checkout", { meta: meta(), id: "chk_x" });
  expect(unkeyed).toMatchObject({ error: { code: -32602 } });
  expect(await call(api, "no_such_tool", { meta: meta() })).toMatchObject({ error: { code: -32602 } });
  const missing = await call(api, "get_checkout", { meta: meta(), id: "chk_x" });
  expect(missing.status).toBe(200);
  expectOfficial(missing.result.structuredContent, SCHEMA.error);
  const order = await call(api, "get_order", { meta: meta(), id: "ord_x" });
  expect(order).toMatchObject({ status: 401, error: { code: -32000, data: { code: "identity_required" } } });
});

test("a key that comes back with other arguments is refused", async ({ api }) => {
  const { basic, standard } = await onSale();
  const keyed = meta({ "idempotency-key": randomUUID() });
  const first = await call(api, "create_checkout", { meta: keyed, checkout: lines(basic) });
  const again = await call(api, "create_checkout", { meta: keyed, checkout: lines(basic) });
  expect(again.result.structuredContent).toEqual(first.result.structuredContent);
  const other = await call(api, "create_checkout", { meta: keyed, checkout: lines(standard) });
  expect(other).toMatchObject({ status: 409, error: { code: -32000, data: { code: "idempotency_conflict" } } });
});
