import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCreator, makeProduct } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { systemContext } from "@/lib/core/system-context";
import { setDiscoverable } from "@/lib/domain/people/profiles/edit";
import { TOOLS } from "../catalogue";
import { type Service, startService } from "../testing";

let db: TestDatabase;
let service: Service;
beforeAll(async () => {
  db = await testDatabase();
  service = await startService();
  const { profileId } = await makeCreator({ handle: "ada", mcpDiscoverable: true });
  await makeProduct(profileId, { name: "Logo" });
  await makeCreator({ handle: "hidden" });
});
afterAll(async () => {
  await service.close();
  await db.drop();
});

const get = (path: string, headers?: Record<string, string>) => fetch(`${service.base}${path}`, { headers });

describe("agent.json", () => {
  it("is the bundle of get_creator, and how to hire", async () => {
    const response = await get("/ada/agent.json");
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toMatchObject({
      handle: "ada",
      offers: [{ name: "Logo", packages: [{ tier_id: "basic" }, {}, {}] }],
      reviews: { review_count: 0 },
      reputation: { verified_earnings: { orders: 0 }, level: "NEW" },
      hire: { url: "http://localhost:3000/api/mcp", order_tool: "create_order", order_enabled: true },
    });
  });

  it("goes when its creator turns discovery off, and no cache keeps it", async () => {
    expect((await get("/ada/agent.json")).headers.get("cache-control")).toBe("no-store");
    const { profileId, userId } = await makeCreator({ handle: "bob", mcpDiscoverable: true });
    expect((await get("/bob/agent.json")).status).toBe(200);
    const actor = { kind: "user" as const, userId, profileId, sessionId: "s", email: "bob@example.com" };
    await setDiscoverable({ ...systemContext("test", new Date()), actor }, false);
    expect((await get("/bob/agent.json")).status).toBe(404);
  });

  it.each(["/hidden/agent.json", "/nobody/agent.json", "/x/agent.json"])("is not there for %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "not_found", request_id: expect.any(String) } });
  });
});

describe("what points agents here", () => {
  it("describes the server at /.well-known/mcp.json", async () => {
    const response = await get("/.well-known/mcp.json");
    const card = (await response.json()) as { tools: { name: string }[] };
    expect(card).toMatchObject({
      name: "guildhall",
      remotes: [{ type: "streamable-http", url: "http://localhost:3000/api/mcp" }],
      authentication: { required: false },
    });
    expect(card.tools.map((t) => t.name)).toEqual(TOOLS.map((tool) => tool.name));
    const etag = response.headers.get("etag") ?? "";
    expect((await get("/.well-known/mcp.json", { "if-none-match": etag })).status).toBe(304);
  });

  it("says which tools are closed while checkouts are not for agents: that which opens them", async () => {
    process.env.MCP_WRITE_TIER_ENABLED = "false";
    resetEnv();
    const { tools } = (await (await get("/.well-known/mcp.json")).json()) as {
      tools: { name: string; enabled: boolean }[];
    };
    expect(tools.filter(({ enabled }) => !enabled).map(({ name }) => name)).toEqual(["create_order"]);
    delete process.env.MCP_WRITE_TIER_ENABLED;
    resetEnv();
  });

  it("explains itself at /llms.txt", async () => {
    const response = await get("/llms.txt");
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    const text = await response.text();
    expect(text).toMatch(/^# Guildhall\n\n> /);
    for (const part of [
      "http://localhost:3000/api/mcp",
      "create_order",
      "`design-creative`",
      "agent.json",
      "/docs/mcp",
    ]) {
      expect(text).toContain(part);
    }
  });

  it("has a server card where SEP-2127 reserves its place, and a catalog that leads to it", async () => {
    const catalog = (await (await get("/.well-known/mcp/catalog.json")).json()) as { entries: { url: string }[] };
    expect(catalog).toMatchObject({
      specVersion: "draft",
      entries: [{ identifier: "urn:air:localhost:guildhall", type: "application/mcp-server-card+json" }],
    });
    const path = new URL(catalog.entries[0]?.url ?? "").pathname;
    const response = await get(path, { accept: "application/mcp-server-card+json" });
    expect(response.headers.get("content-type")).toBe("application/mcp-server-card+json");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const card = (await response.json()) as Record<string, unknown> & { name: string; description: string };
    expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(card.description.length).toBeLessThanOrEqual(100);
    expect(card).toMatchObject({
      $schema: "https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json",
      remotes: [
        {
          type: "streamable-http",
          url: "http://localhost:3000/api/mcp",
          headers: [{ isRequired: false, description: expect.stringContaining("the tools of a buyer") }],
        },
        {
          type: "streamable-http",
          url: "http://localhost:3000/api/mcp?sign_in=required",
          headers: [{ isRequired: true, isSecret: true }],
        },
      ],
    });
    expect(card).not.toHaveProperty("tools");
  });
});
