import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeSession } from "@/db/factories";
import { orders, products, profiles, spendMonths } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Scope } from "@/lib/contracts/scopes";
import { type Context, createContext } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { formatMoney } from "@/lib/core/values/money";
import { limitConnection } from "@/lib/domain/developers/oauth/grants/limit-connection";
import { markExpired } from "./checkout/mark-expired";
import { openCheckout } from "./checkout/open-checkout";
import { listBoughtOrders } from "./reading/bought";
import { getPurchase } from "./reading/purchases";
import { as, makePerson, makeSeller, type Person, type Seller, sell } from "./testing";
import { appOf, LIMITS, NOW, orderBy, PLENTY } from "./testing-apps";
import { acceptPurchase } from "./work/accept-delivery";
import { requestPurchaseRevision } from "./work/request-revision";

let db: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  db = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => db.drop());

const order = (ctx: Context) => orderBy(seller, ctx);

/** The person, who has just signed in. */
async function fresh(person: Person): Promise<Context> {
  const ctx = as(person, NOW);
  if (ctx.actor.kind !== "user") throw new Error("nobody");
  return { ...ctx, actor: { ...ctx.actor, sessionId: await makeSession(person.userId, NOW) } };
}

describe("what an app may spend", () => {
  it("is counted when a checkout opens, said when it is used up, and free again when the checkout expires", async () => {
    const person = await makePerson();
    const price = (await order(as(await makePerson()))).amount_cents;
    const app = await appOf(person, { ...LIMITS, per_order_cents: price, per_month_cents: price + 1_000 });
    const first = await order(app.at());
    expect(await app.spent()).toMatchObject({
      reserved_cents: price,
      remaining_cents: 1_000,
      month: NOW.toISOString().slice(0, 7),
    });
    await expect(order(app.at())).rejects.toMatchObject({
      code: "spend_limit_exceeded",
      status: 402,
      extras: { remaining_cents: 1_000, limits_url: "http://localhost:3000/settings/apps" },
    });
    const system = createContext({ actor: { kind: "system", id: "test" }, requestId: newId("req"), now: NOW });
    expect(await transaction(system, (tx, ctx) => markExpired(tx, ctx, first.order_id))).toBe(true);
    expect(await transaction(system, (tx, ctx) => markExpired(tx, ctx, first.order_id))).toBe(false);
    expect(await app.spent()).toMatchObject({ reserved_cents: 0 });
    await order(app.at());
  });

  it("holds exactly when fifty come at once", async () => {
    const price = (await order(as(await makePerson()))).amount_cents;
    const app = await appOf(await makePerson(), { ...LIMITS, per_order_cents: price, per_month_cents: 7 * price + 1 });
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => order(app.at())));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
    for (const one of all)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "spend_limit_exceeded" });
    const opened = await database().select().from(orders).where(eq(orders.apiKeyId, app.grantId));
    expect(opened).toHaveLength(7);
    const [month] = await database().select().from(spendMonths).where(eq(spendMonths.credentialId, app.grantId));
    expect(month?.reservedCents).toBe(7 * price);
  });

  it.each([
    ["one order", { per_order_cents: 100 }],
    ["the month", { per_month_cents: 100 }],
    ["the day it ends", { until: new Date(NOW.getTime() + 1).toISOString() }],
    ["other categories", { categories: ["music-audio"] }],
  ])("is refused past %s", async (_what, part) => {
    const app = await appOf(await makePerson(), {
      ...LIMITS,
      per_order_cents: 10_000_000,
      per_month_cents: 10_000_000,
      ...part,
    });
    const soon = new Date(NOW.getTime() + 2);
    await expect(order(app.at(soon))).rejects.toMatchObject({ code: "spend_limit_exceeded" });
    const opened = await database().select().from(orders).where(eq(orders.apiKeyId, app.grantId));
    expect(opened).toEqual([]);
  });

  it("is said as it is left: the most for one order alone where the month has as much", async () => {
    const price = (await order(as(await makePerson()))).amount_cents;
    const app = await appOf(await makePerson(), { ...LIMITS, per_order_cents: price, per_month_cents: 2 * price });
    const choose = (tier: string) =>
      openCheckout(
        app.at(),
        { handle: seller.handle, product_id: seller.product.id, tier_id: tier, addon_ids: [] },
        "mcp",
      );
    const most = `This order costs ${formatMoney(2 * price)}, and one order may cost at most ${formatMoney(price)}`;
    await expect(choose("premium")).rejects.toMatchObject({
      message: expect.stringContaining(`${most}. The person`),
      extras: { remaining_cents: price },
    });
    await choose("standard");
    await choose("basic");
    const month = NOW.toISOString().slice(0, 7);
    const left = `of ${formatMoney(2 * price)} for ${month} ${formatMoney(price / 2)} are left. The person`;
    await expect(choose("premium")).rejects.toMatchObject({
      message: expect.stringContaining(`${most}; ${left}`),
      extras: { remaining_cents: price / 2 },
    });
    await expect(choose("standard")).rejects.toMatchObject({
      message: expect.stringContaining(`This order costs ${formatMoney(price)}, and ${left}`),
    });
  });

  it("is bound to the categories of what is ordered, and to the creator's where the product has none", async () => {
    const [one, everyone] = [await makeSeller(true), await makePerson()];
    const only = (slug: string) => appOf(everyone, { ...PLENTY, categories: [slug] });
    const [design, software] = [await only("design-creative"), await only("software-development")];
    const file = async (categories: string[], subcategories: string[]) => {
      await database().update(profiles).set({ categories }).where(eq(profiles.id, one.profileId));
      await database().update(products).set({ subcategories }).where(eq(products.id, one.product.id));
    };
    const refused = { code: "spend_limit_exceeded", message: expect.stringContaining("in these categories only") };
    await file(["design-creative", "software-development"], ["full-stack-web-development"]);
    await expect(orderBy(one, design.at())).rejects.toMatchObject(refused);
    await orderBy(one, software.at());
    await file(["software-development"], ["logo-design"]);
    await orderBy(one, design.at());
    await expect(orderBy(one, software.at())).rejects.toMatchObject(refused);
    await file(["software-development"], []);
    await expect(orderBy(one, design.at())).rejects.toMatchObject(refused);
    await orderBy(one, software.at());
  });

  it("does not end in the past", async () => {
    const person = await makePerson();
    const over = appOf(person, { ...LIMITS, until: new Date(NOW.getTime() - 1).toISOString() });
    await expect(over).rejects.toMatchObject({ extras: { details: [{ path: "until" }] } });
  });

  it("is nothing where the person set nothing, begins again each month, and is changed by the person alone", async () => {
    const person = await makePerson();
    const none = await appOf(person, null);
    await expect(order(none.at())).rejects.toMatchObject({ code: "spend_limit_exceeded" });
    const price = (await order(as(await makePerson()))).amount_cents;
    const app = await appOf(person, { ...LIMITS, per_order_cents: price, per_month_cents: price });
    await order(app.at());
    await expect(order(app.at())).rejects.toMatchObject({ code: "spend_limit_exceeded" });
    await database().update(spendMonths).set({ month: "2025-12" }).where(eq(spendMonths.credentialId, app.grantId));
    await order(app.at());
    await expect(order(app.at())).rejects.toMatchObject({ code: "spend_limit_exceeded" });
    const more = { ...LIMITS, per_order_cents: price, per_month_cents: 3 * price };
    await expect(limitConnection(app.at(), app.grantId, more)).rejects.toMatchObject({ code: "unauthorized" });
    await expect(limitConnection(as(await makePerson()), app.grantId, more)).rejects.toMatchObject({
      code: "not_found",
    });
    // less is taken at once; a browser that was left open gives no app more
    await limitConnection(as(person, NOW), app.grantId, { ...LIMITS, per_order_cents: price, per_month_cents: price });
    await expect(limitConnection(as(person, NOW), app.grantId, more)).rejects.toMatchObject({
      code: "step_up_required",
    });
    await limitConnection(await fresh(person), app.grantId, more);
    await order(app.at());
  });
});

it("counts nothing for a key or bridge token that also sells: it opens checkouts for customers", async () => {
  for (const kind of ["api_key", "bridge"] as const) {
    const { at, grantId } = await appOf(await makePerson(), null, ["purchases:write", "orders:write"]);
    const { actor } = at();
    if (actor.kind !== "credential") throw new Error("no credential");
    const { order_id } = await order({ ...at(), actor: { ...actor, credential: { ...actor.credential, kind } } });
    const [opened] = await database().select().from(orders).where(eq(orders.id, order_id));
    expect(opened).toMatchObject({ apiKeyId: grantId, buyerUserId: null, spendMonth: null });
  }
});

describe("whose purchase it is", () => {
  const DELIVERED = {
    status: "DELIVERED",
    deliveryNumber: 1,
    revisionsAllowed: 2,
    acceptBy: new Date(NOW.getTime() + 86_400_000),
  } as const;

  it("shows what the account ordered or paid for, to its apps, and to no other account's", async () => {
    const [robin, sam] = await Promise.all([makePerson(), makePerson()]);
    const app = await appOf(robin, { ...LIMITS, per_order_cents: 1_000_000, per_month_cents: 1_000_000 });
    const { order_id } = await order(app.at());
    const paid = await sell(seller, { buyerEmail: robin.email });
    const unproved = await makePerson(undefined, false);
    const theirs = await sell(seller, { buyerEmail: unproved.email });
    const { data } = await listBoughtOrders(app.at(), { limit: 10 });
    expect(data.map(({ id }) => id).sort()).toEqual([order_id, paid.id].sort());
    expect((await getPurchase(app.at(), order_id)).checkout_url).toMatch(/^http/);
    const others = [await appOf(sam), await appOf(unproved)];
    for (const other of others) {
      expect((await listBoughtOrders(other.at(), { limit: 10 })).data).toEqual([]);
      for (const id of [order_id, paid.id, theirs.id])
        await expect(getPurchase(other.at(), id)).rejects.toMatchObject({ code: "not_found" });
    }
    // what the seller's own app may see of its sales is no purchase of the seller's
    const sellers = await appOf({ ...seller, email: "s@example.com" });
    await expect(getPurchase(sellers.at(), paid.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it.each<[string, Scope[], ("read" | "accept" | "revise")[]]>([
    ["the seller's scopes", ["orders:read", "orders:write"], []],
    ["purchases:read", ["purchases:read"], ["read"]],
    ["purchases:write", ["purchases:write"], ["revise", "accept"]],
    ["purchases:accept", ["purchases:accept"], ["accept"]],
  ])("lets an app with %s do what that is for", async (_name, scopes, may) => {
    const robin = await makePerson();
    const app = await appOf(robin, LIMITS, scopes);
    const doing = {
      read: (id: string) => getPurchase(app.at(), id),
      accept: (id: string) => acceptPurchase(app.at(), id, 1),
      revise: (id: string) => requestPurchaseRevision(app.at(), id, "More contrast, please."),
    };
    for (const [name, act] of Object.entries(doing)) {
      const { id } = await sell(seller, { buyerEmail: robin.email, ...DELIVERED });
      const done = act(id);
      if (may.includes(name as "read")) await expect(done).resolves.toMatchObject({ id });
      else await expect(done).rejects.toMatchObject({ code: "insufficient_scope" });
    }
  });
});
