import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { post, type RpcAnswer, rpc, type Service, startService } from "./testing";

let db: TestDatabase;
let service: Service;
let productId: string;
beforeAll(async () => {
  db = await testDatabase();
  service = await startService();
  const { profileId } = await makeCreator({ handle: "ada", displayName: "Ada", mcpDiscoverable: true });
  productId = (await makeProduct(profileId, { name: "Logo" })).id;
  await makeCreator({ handle: "hidden" });
});
afterAll(async () => {
  await service.close();
  await db.drop();
});

type Contents = { uri: string; mimeType: string; text: string }[];
const read = async (uri: string): Promise<RpcAnswer> => rpc(service, "resources/read", { uri });
const contents = async (uri: string) => ((await read(uri)).result as { contents: Contents }).contents;

describe("resources", () => {
  it("lists the taxonomy, and creators as a template", async () => {
    expect((await rpc(service, "resources/list")).result).toMatchObject({
      resources: [{ uri: "taxonomy://categories", mimeType: "application/json" }],
    });
    expect((await rpc(service, "resources/templates/list")).result).toMatchObject({
      resourceTemplates: [{ uriTemplate: "creator://{handle}", mimeType: "text/markdown" }],
    });
  });

  it("reads a creator as get_creator tells one", async () => {
    const [content] = await contents("creator://ADA");
    expect(content).toMatchObject({ uri: "creator://ADA", mimeType: "text/markdown" });
    expect(content?.text).toContain(productId);
  });

  it("reads the whole taxonomy", async () => {
    const [content] = await contents("taxonomy://categories");
    expect(JSON.parse(content?.text ?? "")).toMatchObject({ category_count: 12, subcategory_count: 359 });
  });

  it.each(["creator://hidden", "creator://nobody", "creator://x", "creator://ada/../hidden", "file:///etc/passwd", ""])(
    "has nothing under %s",
    async (uri) => {
      expect((await read(uri)).error).toMatchObject({ code: -32602 });
    },
  );
});

describe("where the database fails", () => {
  const asked = {
    "resources/read": { uri: "creator://grace" },
    "completion/complete": {
      ref: { type: "ref/resource", uri: "creator://{handle}" },
      argument: { name: "handle", value: "grace" },
    },
  };
  /** The request in the current revision's envelope. */
  const current = async (method: string, params: Record<string, unknown>): Promise<RpcAnswer> => {
    const _meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const headers = {
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": method,
      ...(typeof params.uri === "string" && { "mcp-name": params.uri }),
    };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { ...params, _meta } });
    const told = await (await post(service, body, headers)).text();
    return JSON.parse(told.replace(/^[^{]*data: /, ""));
  };
  const rename = (from: string, to: string) =>
    database().execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);

  it.each(Object.entries(asked))("%s says nothing of the query, in either revision", async (method, params) => {
    await rename("profiles", "profiles_away");
    try {
      for (const answer of [await rpc(service, method, params), await current(method, params)]) {
        expect(answer.error).toMatchObject({
          code: -32603,
          message: expect.stringMatching(/^Something went wrong on our side\..* The request id is req_/),
        });
        expect(JSON.stringify(answer)).not.toMatch(/Failed query|select/);
      }
    } finally {
      await rename("profiles_away", "profiles");
    }
  });

  it("still calls params of the wrong form what they are", async () => {
    expect((await rpc(service, "resources/read", { uri: 7 })).error).toMatchObject({ code: -32602 });
  });
});

describe("prompts", () => {
  const get = (name: string, args?: object) => rpc(service, "prompts/get", { name, arguments: args });

  it("lists those of the commonest journeys, with their arguments", async () => {
    const { result } = await rpc(service, "prompts/list");
    expect(result).toMatchObject({
      prompts: [
        { name: "hire_a_creator", arguments: [{ name: "need", required: true }, {}, {}] },
        { name: "ask_for_a_price", arguments: [{ name: "need", required: true }, {}, {}] },
        { name: "follow_my_orders", arguments: [{ name: "question" }] },
        { name: "meet_founders", arguments: [{ name: "about_me", required: true }, {}, {}] },
      ],
    });
    expect(JSON.stringify(result)).not.toContain("write");
  });

  it("fills in what was sent, and leaves out what was not", async () => {
    const { result } = await get("hire_a_creator", { need: "A logo for a bakery", budget: "$500" });
    const text = JSON.stringify(result);
    for (const part of ["A logo for a bakery", "$500", "find_creators", "create_order", "get_order_status"]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain("undefined");
    expect(JSON.stringify((await get("meet_founders", { about_me: "I fund" })).result)).toContain("request_intro");
    expect(JSON.stringify((await get("ask_for_a_price", { need: "A mark" })).result)).toContain("request_quote");
    expect(JSON.stringify((await get("follow_my_orders")).result)).toContain("list_my_orders");
  });

  it("refuses an unknown one, a missing argument and a very long one", async () => {
    expect((await get("nope")).error).toMatchObject({
      code: -32602,
      message: expect.stringContaining("hire_a_creator"),
    });
    expect((await get("hire_a_creator", {})).error).toMatchObject({ code: -32602 });
    expect((await get("hire_a_creator", { need: "x".repeat(2_001) })).error).toMatchObject({ code: -32602 });
  });
});
