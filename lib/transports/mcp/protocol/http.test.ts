import { request as httpRequest } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { makeApiKey, makeCreator } from "@/db/factories";
import { systemContext } from "@/lib/core/system-context";
import { createBridgeToken } from "@/lib/domain/developers/keys/making/create-bridge";
import { OPEN_TOOLS } from "../catalogue";
import { freshAddress, post, type RpcAnswer, rpc, withService } from "../testing";

const service = withService();

const METADATA = "http://localhost:3000/.well-known/oauth-protected-resource/api/mcp";
const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const FIND = { jsonrpc: "2.0", id: "seven", method: "tools/call", params: { name: "find_creators", arguments: {} } };
const errorOf = async (response: Response) => ((await response.json()) as RpcAnswer).error;

/** A POST with headers that fetch would not send, on a connection of its own. Answers the status. */
function raw(headers: Record<string, string>, chunks: string[]): Promise<number | undefined> {
  const { hostname, port, pathname: path } = new URL(service().url);
  const options = { hostname, port, path, method: "POST", agent: false };
  const all = { "content-type": "application/json", ...freshAddress(), ...headers };
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ ...options, headers: all }, (response) => resolve(response.resume().statusCode));
    sent.on("error", reject);
    for (const chunk of chunks) sent.write(chunk);
    sent.end();
  });
}

describe("bare JSON-RPC", () => {
  it("answers tools/list as plain JSON to nothing but a Content-Type", async () => {
    const response = await post(service(), JSON.stringify(LIST));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    const { id, result } = (await response.json()) as RpcAnswer;
    const tools = result?.tools as { name: string; inputSchema: object; outputSchema: object; annotations: object }[];
    expect(id).toBe(1);
    expect(tools).toHaveLength(OPEN_TOOLS.length);
    expect(tools[0]).toMatchObject({
      title: "Find creators",
      inputSchema: {
        type: "object",
        additionalProperties: false,
        properties: { maxResults: { default: 10, maximum: 50 } },
      },
      annotations: { readOnlyHint: true },
    });
    const writing = tools.filter((t) => !(t.annotations as { readOnlyHint?: boolean }).readOnlyHint);
    expect(writing.map((t) => t.name)).toEqual([
      "submit_intent_brief",
      "request_intro",
      "request_quote",
      "create_order",
      "submit_order_brief",
      "send_message",
    ]);
    for (const tool of tools) {
      expect(tool.outputSchema).toMatchObject({ type: "object" });
      expect(JSON.stringify([tool.inputSchema, tool.outputSchema])).not.toMatch(/"\$ref"|"id":"[A-Z]|"example"/);
    }
  });

  it("echoes the id, a string too, and calls a tool", async () => {
    const response = await post(service(), JSON.stringify(FIND));
    expect(await response.json()).toMatchObject({
      jsonrpc: "2.0",
      id: "seven",
      result: { content: [{ type: "text" }], structuredContent: { creators: [{ handle: "ada" }] } },
    });
  });

  it("takes over a well-formed X-Request-Id, and no other", async () => {
    const echoed = async (id: string) =>
      (await post(service(), JSON.stringify(LIST), { "x-request-id": id })).headers.get("x-request-id");
    expect(await echoed("abc-1.2_3")).toBe("abc-1.2_3");
    expect(await echoed("a b")).toMatch(/^req_/);
  });

  it("accepts notifications and responses with 202", async () => {
    for (const message of [{ method: "notifications/initialized" }, { id: 1, result: {} }]) {
      const response = await post(service(), JSON.stringify({ jsonrpc: "2.0", ...message }));
      expect(response.status).toBe(202);
      expect(await response.text()).toBe("");
    }
  });

  it.each(["2024-10-07", "2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])("speaks %s", async (version) => {
    const params = { protocolVersion: version, capabilities: {}, clientInfo: { name: "test", version: "1" } };
    expect(await rpc(service(), "initialize", params)).toMatchObject({
      result: {
        protocolVersion: version,
        capabilities: { tools: { listChanged: false } },
        serverInfo: { name: "guildhall" },
        instructions: expect.stringContaining("create_order"),
      },
    });
  });

  it.each(["1999-01-01", "2999-01-01", "garbage"])(
    "refuses the revision %s, and names those it speaks",
    async (sent) => {
      const response = await post(service(), JSON.stringify(LIST), { "mcp-protocol-version": sent });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        id: 1,
        error: {
          code: -32000,
          message: expect.stringMatching(/^Unsupported MCP-Protocol-Version\..* 2026-07-28, 2025-11-25,/),
        },
      });
    },
  );
});

describe("refusals", () => {
  it.each<[string, string, Record<string, string>, number, number]>([
    ["no JSON", "{", {}, 400, -32700],
    ["an empty body", "", {}, 400, -32700],
    ["a batch", JSON.stringify([LIST]), {}, 400, -32600],
    ["an empty batch", "[]", {}, 400, -32600],
    ["a string", '"tools/list"', {}, 400, -32600],
    ["null", "null", {}, 400, -32600],
    ["no JSON-RPC", '{"method":"tools/list"}', {}, 400, -32600],
    ["a null id", '{"jsonrpc":"2.0","id":null,"method":"tools/list"}', {}, 400, -32600],
    ["a form", "a=1", { "content-type": "application/x-www-form-urlencoded" }, 415, -32000],
    ["plain text", JSON.stringify(LIST), { "content-type": "text/plain" }, 415, -32000],
    ["256 KiB and more", JSON.stringify({ ...LIST, params: { x: "x".repeat(262_144) } }), {}, 413, -32000],
    ["an unknown method", '{"jsonrpc":"2.0","id":1,"method":"tools/nope"}', {}, 200, -32601],
    ["a method without capability", '{"jsonrpc":"2.0","id":1,"method":"logging/setLevel"}', {}, 200, -32601],
    ["an unknown tool", '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nope"}}', {}, 200, -32602],
    ["a handshake without params", '{"jsonrpc":"2.0","id":1,"method":"initialize"}', {}, 200, -32602],
    ["a fractional id", '{"jsonrpc":"2.0","id":1.5,"method":"tools/list"}', {}, 400, -32600],
    ["a call without a tool", '{"jsonrpc":"2.0","id":1,"method":"tools/call"}', {}, 200, -32602],
  ])("answers %s", async (_name, body, headers, status, code) => {
    const response = await post(service(), body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("x-request-id")).toMatch(/^req_/);
    expect(await errorOf(response)).toMatchObject({ code, message: expect.any(String) });
  });

  it("measures a body that does not say its length", async () => {
    const chunks = Array.from({ length: 8 }, () => " ".repeat(65_536));
    expect(await raw({ "transfer-encoding": "chunked" }, chunks)).toBe(413);
  });

  it.each(["GET", "DELETE", "PUT", "PATCH"])("answers %s with 405 and Allow", async (method) => {
    const response = await fetch(service().url, { method, headers: { accept: "text/event-stream" } });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toMatchObject({ error: { code: "method_not_allowed" } });
  });

  it("says of bad arguments what they may be, as a tool error", async () => {
    const call = (args: unknown) => rpc(service(), "tools/call", { name: "find_creators", arguments: args });
    const sentence = (text: string) => ({
      result: { isError: true, content: [{ text: expect.stringContaining(text) }] },
    });
    expect(await call({ maxResults: 51 })).toMatchObject(sentence("maxResults: must be at most 50."));
    expect(await call({ maxResults: "5" })).toMatchObject(sentence("maxResults: must be a number"));
    expect(await call({ maxResults: 1.5 })).toMatchObject(sentence("maxResults: must be a whole number"));
    expect(await call({ color: "red" })).toMatchObject(
      sentence(
        "color: is not an argument. find_creators takes: query, category, maxResults, language, country, maxPriceCents, maxDeliveryDays, available, availableWithinDays, subcategory, skill, minTrustScore, minRating, verified, acceptsQuotes, sort, cursor.",
      ),
    );
    expect(await call({ query: "a\u0000b" })).toMatchObject(sentence("U+0000"));
    expect(await rpc(service(), "tools/call", { name: "get_creator" })).toMatchObject(sentence("handle: is required."));
  });

  it("hides a crash and says its request id", async () => {
    const search = await import("@/lib/domain/network/search/creators");
    vi.spyOn(search, "searchCreators").mockRejectedValueOnce(new Error("relation secret does not exist"));
    const response = await post(service(), JSON.stringify(FIND), { "x-request-id": "abc-1" });
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({
      result: { isError: true, content: [{ text: expect.stringContaining("abc-1") }] },
    });
    expect(body).not.toContain("secret");
  });
});

describe("who may call", () => {
  it("lets any page call, also with a token of its own, never with cookies", async () => {
    const origin = { origin: "https://elsewhere.example" };
    const response = await post(service(), JSON.stringify(LIST), origin);
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    const preflight = await fetch(service().url, { method: "OPTIONS", headers: origin });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
    const allowed = preflight.headers.get("access-control-allow-headers")?.toLowerCase() ?? "";
    expect(allowed).toContain("mcp-protocol-version");
    expect(allowed).toContain("authorization");
    expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("hears the token of a page of any origin", async () => {
    const { token } = await makeApiKey((await makeCreator()).profileId);
    const authorization = `Bearer ${token}`;
    for (const origin of ["https://elsewhere.example", "null", "http://localhost:3000"])
      expect((await post(service(), JSON.stringify(LIST), { origin, authorization })).status).toBe(200);
    expect((await post(service(), JSON.stringify(LIST), { authorization })).status).toBe(200);
  });

  it.each(["Bearer x", "Bearer gh_live_nope", "Basic eDp5", "Bearer"])(
    "answers 401 and where to sign in to %s, whatever was called",
    async (authorization) => {
      for (const body of [LIST, FIND, { ...LIST, method: "initialize" }]) {
        const response = await post(service(), JSON.stringify(body), { authorization });
        expect(response.status).toBe(401);
        expect(response.headers.get("www-authenticate")).toBe(
          `Bearer realm="guildhall", error="invalid_token", resource_metadata="${METADATA}"`,
        );
        expect(await response.json()).toMatchObject({ id: body.id, error: { code: -32000 } });
      }
    },
  );

  it("tells a bridge token's holder when it ends, in refusals too, and nobody else", async () => {
    const creator = await makeCreator();
    const bridge = await createBridgeToken(systemContext("test", new Date()), creator);
    const call = (token: string, body: object) =>
      post(service(), JSON.stringify(body), { authorization: `Bearer ${token}` });
    for (const body of [LIST, FIND, { ...LIST, method: "tools/nope" }]) {
      const { headers } = await call(bridge.token, body);
      expect(headers.get("deprecation"), body.method).toMatch(/^@\d+$/);
      expect(Date.parse(headers.get("sunset") ?? ""), body.method).toBeGreaterThan(Date.now());
    }
    const { headers } = await call((await makeApiKey(creator.profileId)).token, LIST);
    expect([headers.get("deprecation"), headers.get("sunset")]).toEqual([null, null]);
  });

  it.each([
    ["localhost:3000", 200],
    ["app.localhost", 200],
    ["[::1]:80", 200],
    ["rebound.example", 403],
    ["127.0.0.1.rebound.example", 403],
    ["localhost.rebound.example:3000", 403],
  ])("answers for the host %s with %i", async (host, status) => {
    expect(await raw({ host }, [JSON.stringify(LIST)])).toBe(status);
  });
});
