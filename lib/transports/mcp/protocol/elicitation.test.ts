import { Client, type ClientOptions, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { type MadeProduct, makeCreator, makeProduct } from "@/db/factories";
import { orders } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { freshAddress, post, type RpcAnswer, type Service, startService } from "../testing";

let db: TestDatabase;
let service: Service;
let product: MadeProduct;
beforeAll(async () => {
  db = await testDatabase();
  service = await startService();
  const { profileId } = await makeCreator({ handle: "ada", mcpDiscoverable: true });
  product = await makeProduct(profileId, { name: "Logo", flat: true, sellable: true });
});
afterAll(async () => {
  await service.close();
  await db.drop();
});

type Action = "accept" | "decline" | "cancel";
type Shown = { mode?: string; url?: string; message: string };

/** Calls `create_order` with the current client, which can elicit as `modes` says: what it was shown, and the answer. */
async function buy(modes: "url" | "form" | "none", action: Action, mode: "auto" | "legacy" = "auto") {
  const shown: Shown[] = [];
  const capabilities: ClientOptions["capabilities"] = {};
  if (modes !== "none") capabilities.elicitation = modes === "url" ? { url: {} } : { form: {} };
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode }, capabilities });
  if (modes !== "none") {
    client.setRequestHandler("elicitation/create", ({ params }) => {
      shown.push(params as Shown);
      return { action };
    });
  }
  const requestInit = { headers: freshAddress() };
  await client.connect(new StreamableHTTPClientTransport(new URL(service.url), { requestInit }));
  const before = await database().$count(orders);
  const result = await client.callTool({ name: "create_order", arguments: { handle: "ada", productId: product.id } });
  await client.close();
  const [content] = result.content as { text: string }[];
  const opened = (await database().$count(orders)) - before;
  return { shown, opened, text: content?.text ?? "", data: result.structuredContent as { checkout_url: string } };
}

describe("a client that can show pages", () => {
  it.each<[Action, string]>([
    ["accept", "agreed to open"],
    ["decline", "declined to open"],
    ["cancel", "without an answer"],
  ])("is asked to show the checkout; the model is told of %s", async (action, told) => {
    const { shown, opened, text, data } = await buy("url", action);
    expect(opened).toBe(1);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ mode: "url", url: data.checkout_url, message: expect.stringContaining("Logo") });
    expect(text).toContain(told);
    expect(text).toContain(data.checkout_url);
  });
});

describe("a client that cannot", () => {
  it.each<["form" | "none", "auto" | "legacy"]>([
    ["none", "auto"],
    ["form", "auto"],
    ["none", "legacy"],
  ])("gets the URL in the text (%s, %s)", async (modes, mode) => {
    const { shown, opened, text, data } = await buy(modes, "accept", mode);
    expect([shown, opened]).toEqual([[], 1]);
    expect(text).toContain(data.checkout_url);
    expect(text).not.toContain("agreed to open");
  });

  it("of an older revision gets it too, although it said at the handshake that it shows pages", async () => {
    const { shown, text, data } = await buy("url", "accept", "legacy");
    expect(shown).toEqual([]);
    expect(text).toContain(data.checkout_url);
  });
});

describe("the state that travels with the question", () => {
  const META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "bare", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": { elicitation: { url: {} } },
  };
  const HEADERS = {
    accept: "application/json, text/event-stream",
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": "tools/call",
    "mcp-name": "create_order",
  };

  async function round(args: object, more: object = {}) {
    const params = { name: "create_order", arguments: { handle: "ada", ...args }, _meta: META, ...more };
    const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
    const response = await post(service, JSON.stringify(body), HEADERS);
    return ((await response.json()) as RpcAnswer).result as {
      resultType?: string;
      requestState?: string;
      isError?: boolean;
      structuredContent?: { checkout_url: string };
      content: { text: string }[];
    };
  }

  const accepted = { inputResponses: { visit: { action: "accept" } } };

  it("is good for its own call alone, and opens nothing again", async () => {
    const first = await round({ productId: product.id });
    expect(first).toMatchObject({ resultType: "input_required", requestState: expect.any(String) });
    expect(first).not.toHaveProperty("structuredContent");
    const before = await database().$count(orders);
    const { requestState } = first;
    const done = await round({ productId: product.id }, { requestState, ...accepted });
    expect(done.structuredContent?.checkout_url).toContain("http");
    expect(await database().$count(orders)).toBe(before);
    const other = await round({ productId: product.id, addonIds: ["rush"] }, { requestState, ...accepted });
    expect(other).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("requestState") }] });
    expect(await database().$count(orders)).toBe(before);
  });

  it.each(["", "x", "AAAA", Buffer.from("{}").toString("base64url"), "a".repeat(400)])(
    "is refused when it is not ours: %s",
    async (requestState) => {
      const answer = await round({ productId: product.id }, { requestState, ...accepted });
      expect(answer).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("requestState") }] });
    },
  );
});
