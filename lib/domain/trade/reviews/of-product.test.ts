import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeReview } from "@/db/factories/analytics";
import { orderStatus, orders, reviews } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { explainPrepared } from "@/db/testing-plans";
import { isCounted } from "@/lib/domain/people/reputation/counted";
import { nobody } from "@/lib/domain/trade/orders/testing";
import { reviewsOfCreators } from "./by-creators";
import { listReviewsOfProduct, reviewsOfProduct, starsOfProduct } from "./of-product";
import { listReviews } from "./read";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function reviewed(profileId: string, stars: number) {
  const { id } = await makeReview(profileId, stars);
  const [row] = await database().select().from(reviews).where(eq(reviews.id, id));
  return row ?? expect.fail("the review was not written");
}

it("shows a product's reviews and no other's, and rates it by those that count", async () => {
  const { profileId } = await makeCreator();
  const [five, two, refunded, elsewhere] = await Promise.all([5, 2, 1, 3].map((n) => reviewed(profileId, n)));
  const productId = five?.productId ?? "";
  for (const other of [two, refunded])
    await database()
      .update(reviews)
      .set({ productId })
      .where(eq(reviews.id, other?.id ?? ""));
  await database()
    .update(orders)
    .set({ status: "REFUNDED" })
    .where(eq(orders.id, refunded?.orderId ?? ""));
  expect(elsewhere?.productId).not.toBe(productId);

  const page = await listReviewsOfProduct(nobody(), { profileId, productId }, { limit: 2 });
  expect(page).toMatchObject({
    rating: 3.5,
    review_count: 2,
    distribution: { "2": 1, "5": 1, "1": 0 },
    has_more: true,
  });
  const rest = await listReviewsOfProduct(
    nobody(),
    { profileId, productId },
    { limit: 2, cursor: page.next_cursor ?? "" },
  );
  expect(rest.has_more).toBe(false);
  const ids = [...page.data, ...rest.data].map(({ id }) => id);
  expect(ids).toEqual(
    [five, two, refunded]
      .map((row) => row?.id)
      .sort()
      .reverse(),
  );
  expect(rest.review_count).toBe(2);
});

it("is what every face answers that is asked for one product, and empty for a product of somebody else", async () => {
  const [{ profileId, handle }, other] = [await makeCreator(), await makeCreator()];
  const [one] = [await reviewed(profileId, 4), await reviewed(profileId, 1)];
  const foreign = await reviewed(other.profileId, 5);
  const listed = (productId: string) => listReviews(nobody(), handle, { product_id: productId, limit: 10 });
  const page = await listed(one.productId);
  expect(page).toMatchObject({ rating: 4, review_count: 1, distribution: { "4": 1, "1": 0 }, data: [{ id: one.id }] });
  const none = await listed(foreign.productId);
  expect(none).toMatchObject({ rating: null, review_count: 0, data: [], has_more: false });
  expect((await listReviews(nobody(), handle, {})).data).toHaveLength(2);

  const asked = [{ productId: one.productId }, { productId: foreign.productId }, {}];
  const pages = await reviewsOfCreators(
    nobody(),
    asked.map((each) => ({ profileId, limit: 10, ...each })),
  );
  expect(pages.slice(0, 2)).toEqual([page, none]);
  expect(pages[2]?.data).toHaveLength(2);
});

it("reads them by the product's index, however many others there are", async () => {
  const { profileId } = await makeCreator();
  const { productId, orderId } = await reviewed(profileId, 4);
  const id = (prefix: string) => `'${prefix}_01k5s3v9n6e8wbr4q2' || lpad(n::text, 8, '0')`;
  const copied = async (table: string, changed: Record<string, string>) => {
    const columns = await database().execute<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = '${table}' and is_generated = 'NEVER'`,
    );
    const names = columns.map(({ name }) => `"${name}"`);
    const values = columns.map(({ name }) => changed[name] ?? `t."${name}"`);
    await database().execute(`insert into ${table} (${names.join(", ")}) select ${values.join(", ")}
      from ${table} t, generate_series(1, 20000) n where t.${table === "orders" ? "id" : "order_id"} = '${orderId}'`);
    await database().execute(`analyze ${table}`);
  };
  await copied("orders", { id: id("ord"), payment_intent_id: "null", checkout_session_id: "null" });
  const other = await reviewed(profileId, 4);
  await copied("reviews", { id: id("rev"), order_id: id("ord"), product_id: `'${other.productId}'` });

  const values = { profileId, productId, livemode: true };
  const page = { before: "rev_zzzz", limit: 6 };
  for (const [query, index, more] of [
    [reviewsOfProduct(), "reviews_product", page],
    [starsOfProduct(), "reviews_stars", {}],
  ] as const) {
    const { ms, plan } = await explainPrepared(query, { ...values, ...more });
    expect(plan).toContain(`"Index Name":"${index}"`);
    expect(plan).not.toContain("Seq Scan");
    expect(ms).toBeLessThan(5);
  }

  // and of a product that has all of them: out of the index, without a look at any order
  await database().execute("vacuum analyze reviews");
  const many = await explainPrepared(starsOfProduct(), { ...values, productId: other.productId });
  expect(many.plan).toMatch(
    /"Node Type":"Index Only Scan"[^{}]*"Index Name":"reviews_stars"[^{}]*"Actual Rows":20001,/,
  );
  expect(many.plan).not.toContain('"Relation Name":"orders"');
  expect(Number(/"Shared Hit Blocks":(\d+)/.exec(many.plan)?.[1])).toBeLessThan(100);
});

it("notes with each review whether it counts, as the one rule says it, whatever becomes of its order", async () => {
  const { profileId } = await makeCreator();
  const { id, orderId } = await reviewed(profileId, 5);
  const noted = async () => (await database().select().from(reviews).where(eq(reviews.id, id)))[0]?.counted;
  expect(await noted()).toBe(true);
  for (const status of orderStatus.enumValues)
    for (const ownPurchase of [null, "email", "card"] as const) {
      await database().update(orders).set({ status, ownPurchase }).where(eq(orders.id, orderId));
      expect(await noted(), `${status} ${ownPurchase}`).toBe(isCounted({ status, ownPurchase }));
    }
});
