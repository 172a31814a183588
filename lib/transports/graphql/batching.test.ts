import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaidOrder, makeProduct } from "@/db/factories";
import { makeReview } from "@/db/factories/analytics";
import { makePost } from "@/db/factories/posts";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { ask, makeCaller } from "./testing";

let db: TestDatabase;
let caller: Awaited<ReturnType<typeof makeCaller>>;

beforeAll(async () => {
  db = await testDatabase();
  caller = await makeCaller();
  for (let n = 0; n < 20; n++) {
    const { profileId } = await makeCaller([], { mcpDiscoverable: true, trustScore: n });
    await makeProduct(profileId);
    await makeReview(profileId, 5); // of a product of its own
    await makeReview(profileId, 3);
    await makePost(profileId);
  }
  for (let n = 0; n < 4; n++) await makePaidOrder(caller.profileId);
});
afterAll(() => db.drop());

type Pool = { unsafe: (...args: unknown[]) => unknown };

/** What is written and counted besides the request, in its own time. */
const ASIDE = /rate_counters|usage_months|request_logs|request_hours|api_keys/;

/** The statements that the pool was given while `work` ran, but for the counters'. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { pool } = (globalThis as unknown as { __guildhallDb: { pool: Pool } }).__guildhallDb;
  const [unsafe, texts] = [pool.unsafe, [] as string[]];
  pool.unsafe = (...args) => {
    texts.push(String(args[0]));
    return unsafe.apply(pool, args);
  };
  await work();
  pool.unsafe = unsafe;
  return texts.filter((text) => !ASIDE.test(text));
}

const PROFILES = `query ($first: Int) { profiles(first: $first) { edges { cursor node {
  id handle displayName offers { productId name priceCents packages { tierId priceCents } addons { addonId } }
  tiers { id name } reviews(first: 5) { totalCount rating edges { node { id rating title } } } } } pageInfo { hasNextPage endCursor } } }`;

describe("the number of statements", () => {
  it.each([1, 5, 20])("is three for a page of %i profiles with offers and reviews", async (first) => {
    let told: Awaited<ReturnType<typeof ask>> | undefined;
    const texts = await statementsOf(async () => {
      told = await ask(PROFILES, { variables: { first } });
    });
    expect(told?.errors).toBeUndefined();
    expect(told?.data.profiles.edges).toHaveLength(first);
    for (const { node } of told?.data.profiles.edges ?? []) {
      expect(node.offers).toHaveLength(3);
      expect(node.reviews.totalCount).toBe(2);
      expect(node.reviews.edges).toHaveLength(2);
    }
    expect(texts.map((text) => text.slice(0, 60))).toHaveLength(3);
  });

  it("does not grow with the posts whose creators are asked for", async () => {
    const posts = (first: number) => () =>
      ask(`{ posts(first: ${first}) { edges { node { title creator { handle trustScore } } } } }`, {
        token: caller.token,
      });
    await posts(2)();
    const [few, many] = [await statementsOf(posts(2)), await statementsOf(posts(20))];
    expect(many.length).toBe(few.length);
  });

  it("does not grow with the orders whose timelines are asked for", async () => {
    const orders = (first: number) => () =>
      ask(`{ orders(first: ${first}) { edges { node { id timeline { to } deliveries { number } } } } }`, {
        token: caller.token,
      });
    const told = await orders(4)();
    expect(told.errors).toBeUndefined();
    for (const { node } of told.data.orders.edges) expect(node.timeline.at(-1)?.to).toBe("PAID");
    const [few, many] = [await statementsOf(orders(1)), await statementsOf(orders(4))];
    expect(many.length).toBe(few.length);
  });

  it("is one for many aliases of one read", async () => {
    const { handle } = caller;
    const texts = await statementsOf(() =>
      ask(
        `{ a: profile(handle: "${handle}") { id } b: profile(handle: "${handle.toUpperCase()}") { id } c: profile(handle: "nobody-here") { id } }`,
      ),
    );
    expect(texts.filter((text) => text.includes("trust_components"))).toHaveLength(1);
  });
});
