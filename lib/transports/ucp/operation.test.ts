import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { commerceCheckouts } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { missingFrom } from "@/e2e/site/code-blocks";
import { CAPABILITY, UCP_PATH, UCP_VERSION } from "@/lib/contracts/commerce/protocol";
import { resetEnv } from "@/lib/core/env";
import { listeningHost } from "@/lib/transports/host/testing-host";

let own: TestDatabase;
let host: Awaited<ReturnType<typeof listeningHost>>;
let platform: Server;
let profile: string;
let item: string;
beforeAll(async () => {
  own = await testDatabase();
  process.env.WEBHOOK_ALLOW_CIDRS = "127.0.0.0/8";
  resetEnv();
  host = await listeningHost();
  const capabilities = { [CAPABILITY.checkout]: [{ version: UCP_VERSION }] };
  const ucp = { version: UCP_VERSION, services: {}, capabilities, payment_handlers: {} };
  const said = JSON.stringify({ ucp, signing_keys: [] });
  platform = createServer((_, response) => response.writeHead(200, { "content-type": "application/json" }).end(said));
  await new Promise<void>((listening) => platform.listen(0, "127.0.0.1", listening));
  profile = `http://127.0.0.1:${(platform.address() as AddressInfo).port}/ucp`;
  const { profileId } = await makeCreator({ mcpDiscoverable: true });
  item = `${(await makeProduct(profileId, { sellable: true })).id}:basic`;
});
afterAll(async () => {
  await new Promise((done) => platform.close(done));
  await host.close();
  await own.drop();
});

const lines = (first_name: string) => ({ line_items: [{ item: { id: item }, quantity: 1 }], buyer: { first_name } });

async function rest(method: "GET" | "POST", path: string, body?: object) {
  const headers = { "ucp-agent": `profile="${profile}"`, "content-type": "application/json" };
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(`${host.url}${UCP_PATH}/checkout-sessions${path}`, sent);
  return { status: answer.status, body: await answer.json() };
}

async function tool(name: string, args: object, at = profile) {
  const params = { name, arguments: { meta: { "ucp-agent": { profile: at } }, ...args } };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 7, method: "tools/call", params });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${host.url}${UCP_PATH}/mcp`, { method: "POST", headers, body });
  return { status: answer.status, body: await answer.json() };
}

describe("a tool is called once the protocol has let the message pass", () => {
  const envelope = { jsonrpc: "2.0", id: 7 };
  const refused: [string, object, Record<string, string>, number][] = [
    ["of a revision that there is not", envelope, { "mcp-protocol-version": "1999-01-01" }, 400],
    ["without an id", { jsonrpc: "2.0" }, {}, 202],
    ["with null for an id", { jsonrpc: "2.0", id: null }, {}, 400],
    ["without its version of JSON-RPC", { id: 7 }, {}, 400],
    ["that is no JSON by its type", envelope, { "content-type": "text/plain" }, 415],
  ];
  it.each(refused)("%s: nothing is opened", async (_, around, more, status) => {
    const before = await database().$count(commerceCheckouts);
    const params = { name: "create_checkout", arguments: { meta: {}, checkout: lines("Aiko") } };
    const sent = { ...around, method: "tools/call", params };
    const headers = { "content-type": "application/json", "ucp-agent": `profile="${profile}"`, ...more };
    const answer = await fetch(`${host.url}${UCP_PATH}/mcp`, { method: "POST", headers, body: JSON.stringify(sent) });
    expect([answer.status, await database().$count(commerceCheckouts)]).toEqual([status, before]);
  });
  it("of its form: one is", async () => {
    const before = await database().$count(commerceCheckouts);
    expect((await tool("create_checkout", { checkout: lines("Aiko") })).status).toBe(200);
    expect(await database().$count(commerceCheckouts)).toBe(before + 1);
  });
});

it("a tool without the platform's profile says where it stands in the arguments", async () => {
  const params = { name: "create_checkout", arguments: { checkout: lines("Aiko") } };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 7, method: "tools/call", params });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${host.url}${UCP_PATH}/mcp`, { method: "POST", headers, body });
  const said = 'meta: name your profile, {"ucp-agent": {"profile": "https://…"}}.';
  const error = { code: -32001, message: said, data: { code: "invalid_profile_url", content: said } };
  expect({ status: answer.status, ...(await answer.json()) }).toMatchObject({ status: 400, id: 7, error });
});

it("the guide's call of a tool opens a checkout, and is answered as the guide shows it", async () => {
  const guide = readFileSync("docs/guides/ucp.md", "utf8");
  const [call = "", answered = ""] = [...guide.matchAll(/^```json example\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
  const body = call.replace(/https:\/\/assistant[^"]+/, profile).replace(/prod_[^"]+/, item);
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${host.url}${UCP_PATH}/mcp`, { method: "POST", headers, body });
  const { result } = await answer.json();
  expect(missingFrom(result.structuredContent, JSON.parse(answered))).toEqual([]);
});

it("a token that is not one says that the buyer's account is to be linked again, not that an API key is needed", async () => {
  const headers = {
    "ucp-agent": `profile="${profile}"`,
    "content-type": "application/json",
    authorization: `Bearer eyJ${"a".repeat(40)}`,
  };
  const sent = { method: "POST", headers, body: JSON.stringify(lines("Aiko")) };
  const answer = await fetch(`${host.url}${UCP_PATH}/checkout-sessions`, sent);
  const said = { code: "identity_required", content: expect.stringContaining("Link the buyer's account again") };
  expect([answer.status, (await answer.json()).messages]).toEqual([401, [expect.objectContaining(said)]]);
  expect(answer.headers.get("www-authenticate")).toContain('error="invalid_token"');
});

describe("U+0000, which the database cannot hold", () => {
  const over = { status: 400, body: { code: "invalid_request", content: expect.stringContaining("U+0000") } };
  const inTool = { status: 400, body: { id: 7, error: { code: -32602, data: { code: "invalid_request" } } } };

  it("is refused by tools, wherever it stands", async () => {
    expect(await tool("create_checkout", { checkout: lines("a\0b") })).toMatchObject(inTool);
    expect(await tool("get_checkout", { id: "chk_\0" })).toMatchObject(inTool);
    expect(await tool("create_checkout", { checkout: lines("Aiko") }, `${profile}/\0/ucp`)).toMatchObject(inTool);
  });

  it("is refused over REST, in a body and in a path", async () => {
    expect(await rest("POST", "", lines("a\0b"))).toMatchObject(over);
    expect(await rest("GET", "/chk_%00")).toMatchObject(over);
  });

  it("may be written about", async () => {
    const told = { buyer: { first_name: "\\u0000" } };
    expect(await rest("POST", "", lines("\\u0000"))).toMatchObject({ status: 201, body: told });
    const made = await tool("create_checkout", { checkout: lines("\\u0000") });
    expect(made).toMatchObject({ status: 200, body: { result: { structuredContent: told } } });
  });
});
