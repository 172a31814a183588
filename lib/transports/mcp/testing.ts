import type { AddressInfo } from "node:net";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { afterAll, beforeAll } from "vitest";
import * as catalog from "@/app/.well-known/mcp/catalog.json/route";
import * as description from "@/app/.well-known/mcp.json/route";
import * as agentJson from "@/app/[handle]/agent.json/route";
import * as mcp from "@/app/api/mcp/route";
import * as serverCard from "@/app/api/mcp/server-card/route";
import * as llms from "@/app/llms.txt/route";
import { makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { createHost } from "@/lib/transports/host/listen";
import { mountServer } from "./protocol/http";
import { fixtureServer } from "./testing-fixtures/server";

/** What the tests read of a JSON-RPC answer. */
export type RpcAnswer = {
  jsonrpc: "2.0";
  id: string | number | null;
  result?: Record<string, unknown>;
  error?: { code: number; message: string; data?: unknown };
};

export type Service = { base: string; url: string; close(): Promise<void> };

/** The routes of the tool server on the API host, on a loopback port. */
export function startService(): Promise<Service> {
  return serve([
    ["/api/mcp", mcp],
    ["/:handle/agent.json", agentJson],
    ["/llms.txt", llms],
    ["/.well-known/mcp.json", description],
    ["/.well-known/mcp/catalog.json", catalog],
    ["/api/mcp/server-card", serverCard],
  ]);
}

/** What the official conformance suite calls, behind the same mount. */
export function startFixtures(): Promise<Service> {
  return serve([["/api/mcp", mountServer(fixtureServer)]]);
}

/** A host with these routes. It believes one `X-Forwarded-For`. */
async function serve(manifest: Parameters<typeof createHost>[0]["manifest"]): Promise<Service> {
  const host = createHost({
    manifest,
    fallback: (_request, response) => response.writeHead(404).end(),
    trustedProxyHops: 1,
  });
  await new Promise<void>((ready) => host.server.listen(0, "127.0.0.1", ready));
  const base = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
  return { base, url: `${base}/api/mcp`, close: () => host.drain(0) };
}

/** A service of the test file's own, over a database in which `ada` may be discovered. Answers how to reach it once tests run. */
export function withService(): () => Service {
  let db: TestDatabase;
  let service: Service;
  beforeAll(async () => {
    db = await testDatabase();
    service = await startService();
    await makeCreator({ handle: "ada", mcpDiscoverable: true });
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });
  return () => service;
}

let addresses = 0;

/** A client address of its own, so that tests do not use up each other's limits. */
export function freshAddress(): Record<string, string> {
  addresses++;
  return { "x-forwarded-for": `10.${process.pid % 256}.${addresses >> 8}.${addresses & 255}` };
}

const JSON_HEADERS = { "content-type": "application/json" };

/** Posts a body as it stands, with nothing but `Content-Type` unless told. */
export function post(service: Service, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(service.url, { method: "POST", headers: { ...JSON_HEADERS, ...freshAddress(), ...headers }, body });
}

/** One bare JSON-RPC request. */
export async function rpc(service: Service, method: string, params?: unknown): Promise<RpcAnswer> {
  const response = await post(service, JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));
  return (await response.json()) as RpcAnswer;
}

/** One bare `tools/call`: the text, what follows it, the structured content, and whether it is an error. */
export async function callTool<T = Record<string, unknown>>(
  service: Service,
  name: string,
  args: unknown,
  headers: Record<string, string> = {},
): Promise<{ text: string; links: CallToolResult["content"]; data: T; isError: boolean }> {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } };
  const response = await post(service, JSON.stringify(body), headers);
  const { result, error } = (await response.json()) as RpcAnswer;
  if (!result) throw new Error(`${name} answered ${response.status} ${JSON.stringify(error)}`);
  const { content, structuredContent, isError = false } = result as CallToolResult;
  const [first, ...links] = content;
  return { text: first?.type === "text" ? first.text : "", links, data: structuredContent as T, isError };
}
