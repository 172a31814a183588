import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator, makeProduct } from "@/db/factories";
import { events, spendLimits } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { listeningHost } from "@/lib/transports/host/testing-host";

const CANARY = "canary-4711";
const FLAT = { kind: "flat", name: "Logo check", price_cents: 9_900, delivery_days: 2, revisions: 1 };

let db: TestDatabase;
let host: Awaited<ReturnType<typeof listeningHost>>;
let own: { handle: string; profileId: string; token: string };

beforeAll(async () => {
  db = await testDatabase();
  host = await listeningHost();
  own = await makeOwner();
});

afterAll(async () => {
  await host.close();
  await db.drop();
});

async function makeOwner() {
  const { handle, profileId } = await makeCreator({ mcpDiscoverable: true });
  return { handle, profileId, ...(await makeApiKey(profileId)) };
}

async function makeBuyersKey({ profileId, userId }: { profileId: string; userId: string }) {
  const key = await makeApiKey(profileId, ["purchases:read", "purchases:write"]);
  const limits = { credentialId: key.id, userId, perOrderCents: 100_000, perMonthCents: 100_000 };
  await database().insert(spendLimits).values(limits);
  return key;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of many operations, whose members the assertions name
async function call(method: string, path: string, body?: object, token: string | null = own.token): Promise<any> {
  const headers = {
    "content-type": "application/json",
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(method === "POST" ? { "idempotency-key": randomUUID() } : {}),
  };
  const answer = await fetch(host.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return answer.json();
}

const MADE = [
  { path: "/api/v1/posts", body: { title: "A post" } },
  { path: "/api/v1/products", body: FLAT },
  { path: "/api/v1/tiers", body: { name: "Friends", price_cents: 0, interval: "month" } },
  { path: "/api/v1/webhooks/endpoints", body: { url: "https://example.com/hooks" } },
  { path: "/api/v1/agents", body: { name: "Scout" } },
];

describe.each(MADE)("what is made at $path", ({ path, body }) => {
  it("keeps metadata, merges changes into them, and gives them back", async () => {
    const made = await call("POST", path, { ...body, metadata: { crm: CANARY, empty: "" } });
    expect(made.metadata).toEqual({ crm: CANARY });
    const one = `${path}/${made.id}`;
    const patched = await call("PATCH", one, { metadata: { lead: "yes", crm: null } });
    expect(patched.metadata).toEqual({ lead: "yes" });
    expect((await call("PATCH", one, { metadata: {} })).metadata).toEqual({ lead: "yes" });
    expect((await call("PATCH", one, { metadata: null })).metadata ?? {}).toEqual({});
    expect((await call("PATCH", one, { metadata: { crm: CANARY } })).metadata).toEqual({ crm: CANARY });
    const { data } = await call("GET", `${path}${path.endsWith("posts") ? "?creator=me" : ""}`);
    expect(data.find(({ id }: { id: string }) => id === made.id).metadata).toEqual({ crm: CANARY });
    const without = await call("POST", path, "kind" in body ? { ...body, name: "Another" } : body);
    expect(without.metadata ?? {}).toEqual({});
  });

  it("refuses too many names, naming the field", async () => {
    const names = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`n${n}`, "x"]));
    const { error } = await call("POST", path, { ...body, metadata: names });
    expect([error.code, error.details[0].path]).toEqual(["validation_error", "metadata"]);
  });
});

describe("what others read", () => {
  it("has none of them, on any public face", async () => {
    await call("POST", "/api/v1/posts", { title: "A post for all", metadata: { crm: CANARY } });
    const stranger = await makeOwner();
    const read = [
      call("GET", `/api/v1/profiles/${own.handle}`, undefined, null),
      call("GET", `/api/v1/posts?creator=${own.handle}`, undefined, stranger.token),
      call("GET", "/api/v1/offers?query=logo", undefined, null),
      call(
        "POST",
        "/api/graphql",
        { query: "{ posts(first: 20) { edges { node { title metadata } } } }" },
        stranger.token,
      ),
      ...["get_creator", "list_creator_offers"].map((name) =>
        call("POST", "/api/mcp", {
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name, arguments: { handle: own.handle } },
        }),
      ),
    ];
    const answers = (await Promise.all(read)).map((answer) => JSON.stringify(answer));
    expect(answers[1]).toContain("A post for all");
    expect(answers.filter((answer) => answer.includes(CANARY))).toEqual([]);
    expect(answers.filter((answer) => answer.startsWith('{"error'))).toEqual([]);
  });

  it("is theirs in GraphQL", async () => {
    const { data } = await call("GET", "/api/v1/products");
    const query = `{ product(id: "${data[0].id}") { metadata } }`;
    expect((await call("POST", "/api/graphql", { query })).data.product.metadata).toEqual(data[0].metadata);
  });
});

describe("an order's metadata", () => {
  it("are read by the seller's programs and by the app that opened it, and by nobody else", async () => {
    const { id } = await makeProduct(own.profileId, { sellable: true });
    const person = await makeCreator();
    const [buyer, other] = [await makeBuyersKey(person), await makeBuyersKey(person)];
    const body = { handle: own.handle, product_id: id, tier_id: "basic", metadata: { cart: CANARY } };
    const opened = await call("POST", "/api/v1/orders", body, buyer.token);
    expect(opened, JSON.stringify(opened)).toHaveProperty("checkout_url");
    const { order_id } = opened;
    expect((await call("GET", `/api/v1/orders/${order_id}`)).metadata).toEqual({ cart: CANARY });
    expect((await call("GET", `/api/v1/purchases/${order_id}`, undefined, buyer.token)).metadata).toEqual({
      cart: CANARY,
    });
    expect(await call("GET", `/api/v1/purchases/${order_id}`, undefined, other.token)).not.toHaveProperty("metadata");

    const plain = await call("POST", "/api/v1/orders", { ...body, metadata: {} }, buyer.token);
    const sent = await database().select().from(events).where(eq(events.ownerId, own.profileId));
    const told = (orderId: string) => JSON.stringify(sent.filter((event) => JSON.stringify(event).includes(orderId)));
    expect(told(order_id)).toContain(CANARY);
    expect(told(plain.order_id)).toContain("order.created");
    expect(told(plain.order_id)).not.toContain("metadata");
  });
});
