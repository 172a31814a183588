import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OlderClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OlderTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCreator, makeProduct } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Service, startService } from "./testing";

let db: TestDatabase;
let service: Service;
beforeAll(async () => {
  db = await testDatabase();
  service = await startService();
  const { profileId } = await makeCreator({ handle: "ada", mcpDiscoverable: true, skills: ["logo design"] });
  await makeProduct(profileId, { name: "Logo" });
});
afterAll(async () => {
  await service.close();
  await db.drop();
});

const INFO = { name: "test", version: "1.0.0" };

async function current(mode: "auto" | "legacy") {
  const client = new Client(INFO, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(service.url)));
  return client;
}

async function older() {
  const client = new OlderClient(INFO);
  await client.connect(new OlderTransport(new URL(service.url)));
  return client;
}

describe.each<[string, () => Promise<Client | OlderClient>, string]>([
  ["the current client", () => current("auto"), "2026-07-28"],
  ["the current client, with the older handshake", () => current("legacy"), "2025-11-25"],
  ["the older client", older, "2025-11-25"],
])("%s", (_name, connect, revision) => {
  it("lists and calls tools, and holds results against their schemas", async () => {
    const client = await connect();
    if (client instanceof Client) expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    expect(client.getServerVersion()).toMatchObject({ name: "guildhall", title: "Guildhall" });
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toContain("create_order");
    // the client validates structuredContent against the listed output schemas by itself
    const found = await client.callTool({ name: "find_creators", arguments: { query: "logo" } });
    expect(found).toMatchObject({ structuredContent: { creators: [{ handle: "ada" }] } });
    const read = await client.callTool({ name: "get_creator", arguments: { handle: "ada" } });
    expect(read).toMatchObject({
      structuredContent: { handle: "ada", offers: [{ name: "Logo" }], reviews: { data: [] } },
    });
    const offers = await client.callTool({ name: "list_creator_offers", arguments: { handle: "ada" } });
    expect(offers).toMatchObject({ structuredContent: { offers: [{ packages: [{ tier_id: "basic" }, {}, {}] }] } });
    const refused = await client.callTool({ name: "get_creator", arguments: { handle: "nobody-here" } });
    expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("find_creators") }] });
    await client.close();
  });

  it("is told of an unknown tool", async () => {
    const client = await connect();
    await expect(client.callTool({ name: "nope", arguments: {} })).rejects.toThrow("no such tool");
    await client.close();
  });
});
