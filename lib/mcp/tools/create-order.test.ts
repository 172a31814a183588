import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { type MadeProduct, makeApiKey, makeCreator, makeProduct } from "@/db/factories";
import { orders } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { CheckoutView } from "@/lib/contracts/orders";
import { resetEnv } from "@/lib/core/env";
import { processor } from "@/lib/payments/processor";
import { callTool, type Service, startService } from "../testing";

let db: TestDatabase;
let service: Service;
let logo: MadeProduct;
let flat: MadeProduct;
let foreign: MadeProduct;
let adaId: string;
beforeAll(async () => {
  db = await testDatabase();
  service = await startService();
  adaId = (await makeCreator({ handle: "ada", mcpDiscoverable: true })).profileId;
  logo = await makeProduct(adaId, { name: "Logo", sellable: true });
  flat = await makeProduct(adaId, { name: "Review", sellable: true, flat: true, priceCents: 9_950 });
  const bob = await makeCreator({ handle: "bob", mcpDiscoverable: true });
  foreign = await makeProduct(bob.profileId);
});
afterEach(() => configure({ MCP_WRITE_TIER_ENABLED: "", MCP_CREATE_ORDER_REQUIRES_KEY: "" }));
afterAll(async () => {
  await service.close();
  await db.drop();
});

function configure(values: Record<string, string>): void {
  Object.assign(process.env, values);
  resetEnv();
}

const order = (args: Record<string, unknown>, headers?: Record<string, string>) =>
  callTool<CheckoutView>(service, "create_order", { handle: "ada", ...args }, headers);
const rowOf = async (id: string) => (await database().select().from(orders).where(eq(orders.id, id)))[0];

describe("create_order", () => {
  it("opens a checkout of a package with add-ons and says who must do what", async () => {
    const { data, text, isError } = await order({
      productId: logo.id,
      tierId: "standard",
      addonIds: ["rush"],
      successPath: "/orders?from=agent",
    });
    expect(isError).toBe(false);
    expect(data).toMatchObject({ amount_cents: 22_500, currency: "usd" });
    expect(data.lines.map((l) => [l.kind, l.slug, l.amount_cents])).toEqual([
      ["package", "standard", 20_000],
      ["addon", "rush", 2_500],
    ]);
    for (const part of [data.checkout_url, "$225", "$200", "$25", data.expires_at, data.order_id, "person must open"]) {
      expect(text).toContain(part);
    }
    const row = await rowOf(data.order_id);
    expect(row).toMatchObject({ status: "CHECKOUT_OPEN", source: "mcp", amountCents: 22_500, apiKeyId: null });
    const session = await processor().checkout.sessions.retrieve(row?.checkoutSessionId ?? "");
    expect(session).toMatchObject({ url: data.checkout_url, amount_total: 22_500, status: "open" });
    expect(session.success_url).toMatch(/^http:\/\/localhost:3000\/orders\?from=agent&order=ord_/);
  });

  it("opens one of a flat price", async () => {
    const { data } = await order({ productId: flat.id });
    expect(data).toMatchObject({ amount_cents: 9_950, lines: [{ kind: "product", amount_cents: 9_950 }] });
  });

  it("refuses by the names of its arguments", async () => {
    const text = async (args: Record<string, unknown>) => {
      const answer = await order(args);
      expect(answer.isError).toBe(true);
      return answer.text;
    };
    expect(await text({ productId: foreign.id })).toMatch(
      /^productId: prod_\w+ is not a product of ada\. .*list_creator_/,
    );
    expect(await text({ productId: "logo" })).toMatch(/^productId: must be an id of the form prod_/);
    expect(await text({ productId: logo.id })).toMatch(/^tierId: .*basic, standard, premium/);
    expect(await text({ productId: logo.id, tierId: "gold" })).toMatch(/^tierId: .*gold.*basic, standard, premium/);
    expect(await text({ productId: flat.id, tierId: "basic" })).toMatch(/^tierId: /);
    expect(await text({ productId: flat.id, addonIds: ["x"] })).toMatch(/^addonIds\.0: .*rush, extra-round/);
    expect(await text({ productId: flat.id, successPath: "//evil.example" })).toMatch(/^successPath: must be a path/);
    expect(await text({ productId: flat.id, success_path: "/a" })).toContain("success_path: is not an argument");
    expect(await text({ productId: flat.id, amountCents: 1 })).toContain("amountCents: is not an argument");
  });

  it("refuses a creator who is hidden, and one who cannot be paid", async () => {
    const { profileId } = await makeCreator({ handle: "hidden" });
    const product = await makeProduct(profileId, { flat: true, sellable: true });
    const hidden = await order({ handle: "hidden", productId: product.id });
    expect(hidden).toMatchObject({ isError: true, text: expect.stringContaining("was not found") });
    const unpaid = await order({ handle: "bob", productId: foreign.id, tierId: "basic" });
    expect(unpaid).toMatchObject({ isError: true, text: expect.stringContaining("cannot take payments yet") });
  });

  it("is listed but closed while the write tier is off", async () => {
    configure({ MCP_WRITE_TIER_ENABLED: "false" });
    const { isError, text } = await order({ productId: flat.id });
    expect(isError).toBe(true);
    expect(text).toContain("MCP_WRITE_TIER_ENABLED");
    expect(text).toContain("list_creator_offers");
  });

  it("keeps the key that was sent", async () => {
    const { id, token } = await makeApiKey(adaId, ["orders:write"]);
    const { data } = await order({ productId: flat.id }, { authorization: `Bearer ${token}` });
    expect(await rowOf(data.order_id)).toMatchObject({ apiKeyId: id, source: "mcp" });
    const bad = await order({ productId: flat.id }, { authorization: "Bearer gh_live_nope" });
    expect(bad).toMatchObject({ isError: true, text: expect.stringContaining("not valid") });
  });

  it("demands a key with orders:write when it is told to", async () => {
    configure({ MCP_CREATE_ORDER_REQUIRES_KEY: "true" });
    const none = await order({ productId: flat.id });
    expect(none).toMatchObject({ isError: true, text: expect.stringContaining("Authorization: Bearer") });
    const narrow = await makeApiKey(adaId, ["posts:read"]);
    const refused = await order({ productId: flat.id }, { authorization: `Bearer ${narrow.token}` });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining("orders:write") });
    const wide = await makeApiKey(adaId, ["orders:write"]);
    const opened = await order({ productId: flat.id }, { authorization: `Bearer ${wide.token}` });
    expect(opened.data).toMatchObject({ order_id: expect.stringMatching(/^ord_/) });
  });
});
