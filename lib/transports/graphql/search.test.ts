import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCreator, makeProduct } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { ask } from "./testing";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await makeCreator({ mcpDiscoverable: true, handle: "weathersmith" });
  for (let n = 0; n < 3; n++) {
    const { profileId } = await makeCreator({ mcpDiscoverable: true });
    await makeProduct(profileId, { name: "A weathervane", flat: true, priceCents: 1_000 * (n + 1) });
  }
});
afterAll(() => db.drop());

const READ = `readAs understood { words language { value } maxPriceCents concepts { value name phrase } }
  relaxed { field phrase } edges { node { id: __typename } }`;

it("says how a query was read and what gave way, as REST does", async () => {
  const query = `query ($query: String) { profiles(query: $query) { ${READ} } offers(query: $query) { ${READ} } }`;
  const { data } = await ask(query, { variables: { query: "weathervane under $2" } });
  const understood = { words: "weathervane", language: null, maxPriceCents: 200 };
  const relaxed = [{ field: "max_price_cents", phrase: "under $2" }];
  for (const found of [data.profiles, data.offers]) expect(found).toMatchObject({ readAs: null, understood, relaxed });
  const slip = await ask(query, { variables: { query: "weathersmtih" } });
  expect(slip.data.profiles).toMatchObject({ readAs: "weathersmith", relaxed: [] });
});

it("has nothing to say of a search without a query", async () => {
  const { data } = await ask(`{ profiles { ${READ} } offers { ${READ} } }`);
  for (const found of [data.profiles, data.offers])
    expect(found).toMatchObject({ readAs: null, understood: null, relaxed: [] });
});
