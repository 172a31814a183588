import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { orders } from "@/db/schema";
import { newId } from "@/lib/core/values/ids";
import { pay } from "@/lib/domain/trade/orders/testing";
import { expect, test } from "../fixtures";
import { startPlatform, type TestPlatform } from "./platform";
import { checkoutsOf, codesOf, lines, onSale, orderOf, pageOf, type Said, totalOf } from "./shop";

let platform: TestPlatform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.close());

/** Every sum that an answer holds, held against its parts. */
function expectSums({ line_items, totals }: Said): void {
  for (const { item, quantity, totals: own } of line_items)
    expect(totalOf({ totals: own })).toBe(item.price * quantity);
  const sum = line_items.reduce((all, line) => all + (totalOf(line) ?? 0), 0);
  expect(totalOf({ totals })).toBe(sum);
  const parts = totals.filter(({ type }) => type !== "total").reduce((all, { amount }) => all + amount, 0);
  expect(parts).toBe(sum);
}

test.describe("a checkout with nothing missing", () => {
  test("waits for the buyer, who goes on at continue_url", async ({ api }) => {
    const { standard, rush } = await onSale();
    const made = await checkoutsOf(api, platform).create(lines(standard, rush));
    expect(made.id).toMatch(/^chk_/);
    expect(made).toMatchObject({ status: "requires_escalation", currency: "USD" });
    expect(made.messages).toMatchObject([{ type: "error", severity: "requires_buyer_review" }]);
    expect(made.continue_url).toMatch(/^https?:\/\/.+\/checkout\//);
    expect(Date.parse(made.expires_at ?? "")).toBeGreaterThan(Date.now());
    expect(made.links.map(({ type }) => type)).toEqual(["privacy_policy", "terms_of_service", "refund_policy"]);
    expect(made).not.toHaveProperty("order");
    expect(made.line_items).toMatchObject([
      { item: { id: standard, price: 20_000 } },
      { item: { id: rush, price: 2_500 }, parent_id: made.line_items[0]?.id },
    ]);
    expectSums(made);
    expect(await checkoutsOf(api, platform).get(made.id)).toEqual(made);
    expect(await orderOf(made.id)).toMatchObject({ status: "CHECKOUT_OPEN", amountCents: 22_500 });
  });

  test("is one for a product at a flat price, by the product's own id or its variant's", async ({ api }) => {
    const { makeProduct } = await import("@/db/factories");
    const { profileId } = await onSale();
    const { id } = await makeProduct(profileId, { flat: true, sellable: true, priceCents: 7_000 });
    for (const item of [id, `${id}:flat`]) {
      const made = await checkoutsOf(api, platform).create(lines(item));
      expect(made.status).toBe("requires_escalation");
      expect(totalOf(made)).toBe(7_000);
    }
  });

  test("takes no payment from a platform: complete leaves it as it is", async ({ api }) => {
    const { basic } = await onSale();
    const checkouts = checkoutsOf(api, platform);
    const made = await checkouts.create(lines(basic));
    const instrument = {
      id: "pi_1",
      handler_id: "x",
      type: "card",
      credential: { type: "token", token: "tok_secret" },
    };
    const asked = await checkouts.complete(made.id, { payment: { instruments: [instrument] } });
    expect(asked).toMatchObject({ status: "requires_escalation", continue_url: made.continue_url });
    expect(codesOf(asked)).toContain("payment_not_accepted");
    expect(JSON.stringify(asked)).not.toContain("tok_secret");
  });

  test("is completed once the buyer has paid, and nothing of it changes after", async ({ api }) => {
    const { basic, standard } = await onSale();
    const checkouts = checkoutsOf(api, platform);
    const { id } = await checkouts.create(lines(basic));
    const order = await orderOf(id);
    await pay(order.id);
    // the service may hear of it from its own worker, a moment later
    await expect.poll(async () => (await checkouts.get(id)).status).toBe("completed");
    const paid = await checkouts.get(id);
    expect(paid).toMatchObject({ order: { id: order.id } });
    expect(paid.order?.permalink_url).toContain(`/orders/${order.id}`);
    expect(paid.order?.permalink_url).not.toContain("token");
    expect(paid).not.toHaveProperty("continue_url");
    expect(await checkouts.complete(id)).toEqual(paid);
    for (const refused of [await checkouts.update(id, lines(standard)), await checkouts.cancel(id)]) {
      expect(refused.ucp.status).toBe("error");
      expect(codesOf(refused)).toEqual(["checkout_completed"]);
    }
    expect(await checkouts.get(id)).toEqual(paid);
  });
});

test.describe("an update", () => {
  test("replaces the lines, computes again, and closes the page that was open before", async ({ api }) => {
    const { basic, standard, rush } = await onSale();
    const checkouts = checkoutsOf(api, platform);
    const made = await checkouts.create(lines(basic));
    const before = await orderOf(made.id);
    const changed = await checkouts.update(made.id, lines(standard, rush));
    expect(changed.id).toBe(made.id);
    expect(totalOf(changed)).toBe(22_500);
    expectSums(changed);
    expect(changed.continue_url).not.toBe(made.continue_url);
    const [old] = await database().select().from(orders).where(eq(orders.id, before.id));
    expect(old?.status).toBe("EXPIRED");
    expect(await pageOf(before)).toBe("expired");
  });

  test("of the buyer alone leaves the page as it is, and replaces what was said of them", async ({ api }) => {
    const { basic } = await onSale();
    const checkouts = checkoutsOf(api, platform);
    const buyer = { first_name: "Robin", last_name: "Ashby", email: "robin@example.com", phone_number: "+15550100" };
    const made = await checkouts.create({ ...lines(basic), buyer });
    expect(made.buyer).toEqual(buyer);
    const changed = await checkouts.update(made.id, { ...lines(basic), buyer: { email: "ash@example.com" } });
    expect(changed).toMatchObject({ continue_url: made.continue_url, buyer: { email: "ash@example.com" } });
    expect(changed.buyer).not.toHaveProperty("first_name");
    expect((await checkouts.get(made.id)).buyer).toEqual({ email: "ash@example.com" });
  });

  test("mends what was missing", async ({ api }) => {
    const { basic, rush } = await onSale();
    const checkouts = checkoutsOf(api, platform);
    const made = await checkouts.create(lines(rush));
    expect(made.status).toBe("incomplete");
    expect((await checkouts.update(made.id, lines(basic, rush))).status).toBe("requires_escalation");
  });
});

test.describe("what is missing or wrong is told, and can be mended", () => {
  type Shop = Awaited<ReturnType<typeof onSale>>;
  const CASES: [name: string, code: string, asked: (shop: Shop, other: Shop) => object][] = [
    ["a product with packages, and none chosen", "variant_required", ({ product }) => lines(product)],
    ["two of one", "quantity_not_available", ({ basic }) => ({ line_items: [{ item: { id: basic }, quantity: 2 }] })],
    ["two packages", "one_package_only", ({ basic, standard }) => lines(basic, standard)],
    ["two creators", "one_package_only", ({ basic }, other) => lines(basic, other.basic)],
    ["an add-on alone", "package_required", ({ rush }) => lines(rush)],
    ["an add-on of another product", "package_required", ({ basic }, other) => lines(basic, other.rush)],
    ["an add-on twice", "duplicate_item", ({ basic, rush }) => lines(basic, rush, rush)],
    ["something that is not there", "item_unavailable", ({ basic }) => lines(basic, newId("prod"))],
  ];
  for (const [name, code, asked] of CASES)
    test(name, async ({ api }) => {
      const made = await checkoutsOf(api, platform).create(asked(await onSale(), await onSale()));
      expect(made.status).toBe("incomplete");
      const found = made.messages?.find((message) => message.code === code);
      expect(found).toMatchObject({ type: "error", severity: "recoverable", path: expect.stringMatching(/^\$\./) });
      expect(made.continue_url).toBeTruthy();
      expectSums(made);
    });

  test("a creator who takes no orders", async ({ api }) => {
    const { basic } = await onSale({ takesOrders: false });
    const made = await checkoutsOf(api, platform).create(lines(basic));
    expect(made).toMatchObject({ status: "incomplete", messages: [{ code: "item_unavailable" }] });
  });

  test("claims of the buyer do not count, and do not stand in the way", async ({ api }) => {
    const { basic } = await onSale();
    const context = { eligibility: ["com.example.gold"] };
    const made = await checkoutsOf(api, platform).create({ ...lines(basic), context });
    expect(made.status).toBe("requires_escalation");
    expect(made.messages?.find(({ code }) => code === "eligibility_not_accepted")?.type).toBe("warning");
    expect(totalOf(made)).toBe(10_000);
  });
});
