import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { processor } from "../processor";
import { openSession, refusalOf } from "./serving/fixtures";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

describe("customers", () => {
  it("creates, updates, finds by email", async () => {
    const made = await processor().customers.create({ email: "a@example.com", metadata: { a: "1", b: "2" } });
    expect(made.id).toMatch(/^cus_[A-Za-z0-9]{14}$/);
    const changed = await processor().customers.update(made.id, { name: "Ann", metadata: { a: "", c: "3" } });
    expect(changed).toMatchObject({ email: "a@example.com", name: "Ann", metadata: { b: "2", c: "3" } });
    expect(changed.metadata).not.toHaveProperty("a");
    const found = await processor().customers.list({ email: "a@example.com" });
    expect(found.data.map((c) => c.id)).toEqual([made.id]);
    expect((await processor().customers.update(made.id, { email: "" })).email).toBeNull();
  });
});

describe("products and prices", () => {
  it("makes a product with its default price", async () => {
    const product = await processor().products.create({
      name: "Plan",
      default_price_data: { currency: "usd", unit_amount: 1_000 },
    });
    const price = await processor().prices.retrieve(product.default_price as string, { expand: ["product"] });
    expect(price).toMatchObject({ unit_amount: 1_000, type: "one_time", product: { id: product.id, name: "Plan" } });
    expect(price.unit_amount_decimal?.toString()).toBe("1000");
  });

  it("takes an own id once", async () => {
    await processor().products.create({ id: "prod_own", name: "Own" });
    const error = await refusalOf(processor().products.create({ id: "prod_own", name: "Own" }));
    expect(error.code).toBe("resource_already_exists");
  });

  it("moves a lookup key only when asked", async () => {
    const product = await processor().products.create({ name: "Tiered" });
    const monthly = { product: product.id, currency: "usd", recurring: { interval: "month" as const } };
    const first = await processor().prices.create({ ...monthly, unit_amount: 2_900, lookup_key: "starter" });
    expect(first.recurring).toMatchObject({ interval: "month", interval_count: 1, usage_type: "licensed" });
    const again = { ...monthly, unit_amount: 3_900, lookup_key: "starter" };
    expect((await refusalOf(processor().prices.create(again))).param).toBe("lookup_key");
    const second = await processor().prices.create({ ...again, transfer_lookup_key: true });
    const found = await processor().prices.list({ lookup_keys: ["starter", "none"] });
    expect(found.data.map((p) => p.id)).toEqual([second.id]);
    expect((await processor().prices.retrieve(first.id)).lookup_key).toBeNull();
  });

  it("gives a lookup key to one of ten prices made at once", async () => {
    const product = await processor().products.create({ name: "Contended" });
    const params = { product: product.id, currency: "usd", unit_amount: 100, lookup_key: "contended" };
    const made = await Promise.allSettled(Array.from({ length: 10 }, () => processor().prices.create(params)));
    expect(made.filter((result) => result.status === "fulfilled")).toHaveLength(1);
  });

  it("refuses an inactive price at checkout", async () => {
    const product = await processor().products.create({ name: "Old" });
    const price = await processor().prices.create({ product: product.id, currency: "usd", unit_amount: 900 });
    await processor().prices.update(price.id, { active: false });
    const error = await refusalOf(openSession({ params: { line_items: [{ price: price.id, quantity: 1 }] } }));
    expect(error.message).toContain("inactive");
    expect((await processor().prices.list({ product: product.id, active: true })).data).toEqual([]);
  });

  it("lists no inline price or product of a checkout", async () => {
    await openSession();
    const products = await processor().products.list({ limit: 100 });
    expect(products.data.map((p) => p.name)).not.toContain("Gold");
    const prices = await processor().prices.list({ limit: 100 });
    expect(prices.data.every((p) => p.active || p.unit_amount === 900)).toBe(true);
  });
});

describe("lists", () => {
  it("pages forward and backward, newest first, and by itself", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) ids.unshift((await processor().customers.create({ description: "paged" })).id);
    const first = await processor().customers.list({ limit: 3 });
    expect(first).toMatchObject({ has_more: true, url: "/v1/customers" });
    expect(first.data.map((c) => c.id)).toEqual(ids.slice(0, 3));
    const next = await processor().customers.list({ limit: 3, starting_after: ids[2] as string });
    expect(next.data.map((c) => c.id)).toEqual(ids.slice(3, 6));
    const back = await processor().customers.list({ limit: 2, ending_before: ids[5] as string });
    expect(back.data.map((c) => c.id)).toEqual(ids.slice(3, 5));
    const all: string[] = [];
    for await (const customer of processor().customers.list({ limit: 2 })) all.push(customer.id);
    expect(all.slice(0, 7)).toEqual(ids);
    expect(new Set(all).size).toBe(all.length);
  });

  it("refuses a bad limit, an unknown cursor and two cursors", async () => {
    expect((await refusalOf(processor().customers.list({ limit: 101 }))).param).toBe("limit");
    const unknown = await refusalOf(processor().customers.list({ starting_after: "cus_none" }));
    expect(unknown).toMatchObject({ code: "resource_missing", param: "starting_after" });
    const { data } = await processor().customers.list({ limit: 1 });
    const id = data[0]?.id as string;
    await refusalOf(processor().customers.list({ starting_after: id, ending_before: id }));
  });
});
