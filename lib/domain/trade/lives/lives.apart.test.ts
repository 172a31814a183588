import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { clockAsItIs } from "./testing-clock";
import { judgeLives, SIDE_BY_SIDE } from "./testing-judge";

const BATCHES = 4;
/** The same lives in every run; others with `LIVES_SEED`, and ten thousand new ones in `npm run test:faults`. */
const SEED = Number(process.env.LIVES_SEED ?? 1);

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(async () => {
  clockAsItIs();
  await own.drop();
});

it(`the sums of buyers, creators, platform and processor agree to the cent after ${BATCHES * SIDE_BY_SIDE} random lives of orders`, async () => {
  const seed = fc.integer({ min: 1, max: 2 ** 31 - 1 });
  const seeds = fc.array(fc.noShrink(seed), { minLength: SIDE_BY_SIDE, maxLength: SIDE_BY_SIDE, size: "max" });
  const agree = fc.asyncProperty(fc.noShrink(seeds), async (all) => {
    expect(await judgeLives(all)).toEqual([]);
  });
  await fc.assert(agree, { seed: SEED, numRuns: BATCHES, endOnFailure: true });
}, 300_000);
