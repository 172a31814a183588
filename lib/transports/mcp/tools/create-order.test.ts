import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { type MadeProduct, makeApiKey, makeCreator, makeProduct } from "@/db/factories";
import { consenting, makeTokens } from "@/db/factories/oauth";
import { idempotencyKeys, orders, productPackages, products, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { CheckoutView } from "@/lib/contracts/trade/orders/orders";
import { resetEnv } from "@/lib/core/env";
import { processor } from "@/lib/domain/trade/payments/processor";
import { callTool, freshAddress, post, type Service, startService } from "../testing";

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
const send = (args: Record<string, unknown>, headers?: Record<string, string>) => {
  const params = { name: "create_order", arguments: { handle: "ada", ...args } };
  return post(service, JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }), headers);
};
const countOrders = () => database().$count(orders);
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

  it("opens nothing above the price that was set, add-ons included, and says what it costs", async () => {
    const most = (maxPriceCents: number, addonIds: string[] = []) =>
      order({ productId: flat.id, addonIds, maxPriceCents });
    expect((await most(9_950)).data).toMatchObject({ amount_cents: 9_950 });
    const dear = await most(9_950, ["rush"]);
    expect(dear).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^maxPriceCents: Review with its add-ons costs/),
    });
    expect((await most(9_949)).text).toMatch(/costs \$99\.50 \(9950 cents\), more than the \$99\.49 that you set/);
    expect((await most(0)).isError).toBe(true);
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
  });

  it("demands a credential when it is told to, in the way that starts an authorization", async () => {
    configure({ MCP_CREATE_ORDER_REQUIRES_KEY: "true" });
    const metadata = `resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/api/mcp"`;
    const none = await send({ productId: flat.id });
    expect(none.status).toBe(401);
    const asked = 'scope="purchases:read purchases:write"';
    expect(none.headers.get("www-authenticate")).toBe(`Bearer realm="guildhall", ${asked}, ${metadata}`);
    expect(await none.json()).toMatchObject({ id: 1, error: { message: expect.stringContaining("Authorization") } });
    expect((await callTool(service, "get_creator", { handle: "ada" })).isError).toBe(false);

    const app = await makeTokens(await consenting(), { resource: "/api/mcp", scopes: ["posts:read"] });
    const step = await send({ productId: flat.id }, { authorization: `Bearer ${app.access_token}` });
    expect(step.status).toBe(403);
    expect(step.headers.get("www-authenticate")).toBe(
      `Bearer realm="guildhall", error="insufficient_scope", ${asked}, ${metadata}`,
    );
    const whole = await makeTokens(await consenting(), { resource: "/api/mcp", scopes: ["orders:write"] });
    const opened = await order({ productId: flat.id }, { authorization: `Bearer ${whole.access_token}` });
    expect(opened.data).toMatchObject({ order_id: expect.stringMatching(/^ord_/) });

    const narrow = await makeApiKey(adaId, ["posts:read"]);
    const refused = await order({ productId: flat.id }, { authorization: `Bearer ${narrow.token}` });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining("orders:write") });
    const wide = await makeApiKey(adaId, ["orders:write"]);
    const byKey = await order({ productId: flat.id }, { authorization: `Bearer ${wide.token}` });
    expect(byKey.data).toMatchObject({ order_id: expect.stringMatching(/^ord_/) });
  });
});

describe("idempotencyKey", () => {
  const address = freshAddress();
  const choice = () => ({ productId: logo.id, tierId: "basic", addonIds: ["rush", "extra-round"] });

  it("answers the same order to the same choices, however they are written, and opens no other", async () => {
    const before = await countOrders();
    const first = await order({ ...choice(), idempotencyKey: "k-1" }, address);
    const again = await order(
      { ...choice(), handle: "@ADA", addonIds: ["extra-round", "rush", "rush"], idempotencyKey: "k-1" },
      address,
    );
    expect(again.data).toEqual(first.data);
    expect(again.text).toBe(first.text);
    expect(await countOrders()).toBe(before + 1);
  });

  it("refuses the key for other choices, and is another's elsewhere", async () => {
    const first = await order({ ...choice(), idempotencyKey: "k-2" }, address);
    const other = await order({ ...choice(), tierId: "premium", idempotencyKey: "k-2" }, address);
    expect(other).toMatchObject({ isError: true, text: expect.stringContaining("new key") });
    const elsewhere = await order({ ...choice(), idempotencyKey: "k-2" }, freshAddress());
    expect(elsewhere.data.order_id).not.toBe(first.data.order_id);
    const { token } = await makeApiKey(adaId, ["orders:write"]);
    const keyed = await order({ ...choice(), idempotencyKey: "k-2" }, { ...address, authorization: `Bearer ${token}` });
    expect(keyed.data.order_id).not.toBe(first.data.order_id);
  });

  it("answers the order that was opened also once the same call would be refused", async () => {
    const [creator, here] = [await makeCreator({ mcpDiscoverable: true }), freshAddress()];
    const product = await makeProduct(creator.profileId, { sellable: true });
    const args = { handle: creator.handle, productId: product.id, tierId: "basic", maxPriceCents: 10_000 };
    const call = (more = {}) => order({ ...args, idempotencyKey: "k-5", ...more }, here);
    const first = await call();
    const asBefore = async () => {
      const again = await call();
      expect([again.isError, again.data?.order_id, again.text]).toEqual([false, first.data.order_id, first.text]);
    };
    const ofProduct = eq(productPackages.productId, product.id);
    await database().update(productPackages).set({ priceCents: 12_000 }).where(ofProduct);
    await asBefore();
    await database().update(products).set({ status: "archived" }).where(eq(products.id, product.id));
    await asBefore();
    const { profileId } = creator;
    await database().update(profiles).set({ mcpDiscoverable: false }).where(eq(profiles.id, profileId));
    await asBefore();
    for (const other of [{ tierId: "premium" }, { maxPriceCents: 9_999 }])
      expect(await call(other)).toMatchObject({ isError: true, text: expect.stringContaining("new key") });
    expect(await call({ idempotencyKey: "k-6" })).toMatchObject({ isError: true });
    expect(await database().$count(orders, eq(orders.profileId, profileId))).toBe(1);
  });

  it("answers an order that the version before opened, whose answers knew no price, within the price that is set", async () => {
    const here = freshAddress();
    const call = (more = {}) => order({ productId: flat.id, idempotencyKey: "k-7", ...more }, here);
    const first = await call();
    const refused = { isError: true, text: expect.stringContaining("new key") };
    expect(await call({ maxPriceCents: 9_950 })).toMatchObject(refused);
    await database().update(idempotencyKeys).set({ headers: {} });
    const again = await call({ maxPriceCents: 9_950 });
    expect([again.isError, again.data?.order_id, again.text]).toEqual([false, first.data.order_id, first.text]);
    expect(await call({ maxPriceCents: 9_949 })).toMatchObject(refused);
    expect(await call({ productId: logo.id, tierId: "basic", maxPriceCents: 9_950 })).toMatchObject(refused);
  });

  it("opens one order for ten calls at once", async () => {
    const before = await countOrders();
    const call = () => order({ ...choice(), idempotencyKey: "k-3" }, freshlyNamed);
    const freshlyNamed = freshAddress();
    const answers = await Promise.all(Array.from({ length: 10 }, call));
    const opened = answers.filter((a) => !a.isError);
    expect(opened.length).toBeGreaterThanOrEqual(1);
    expect(new Set(opened.map((a) => a.data.order_id)).size).toBe(1);
    for (const refused of answers.filter((a) => a.isError)) expect(refused.text).toContain("still running");
    expect(await countOrders()).toBe(before + 1);
  });

  it("keeps no refusal: the key is free once the choice is right", async () => {
    const wrong = await order({ ...choice(), tierId: "gold", idempotencyKey: "k-4" }, address);
    expect(wrong.isError).toBe(true);
    expect((await order({ ...choice(), idempotencyKey: "k-4" }, address)).isError).toBe(false);
    const odd = await order({ ...choice(), idempotencyKey: "é" }, address);
    expect(odd.text).toMatch(/^idempotencyKey: must be 1 to 250 printable ASCII/);
  });
});
