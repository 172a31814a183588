import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCreator, makePaidOrder } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { DAY_MS } from "@/lib/core/values/durations";
import { firstSaleDays } from "./first-sale";

const NOW = new Date();
const ctx = () => systemContext("test", NOW);

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** A creator whose page was opened so many days ago, and who sold so many days later, or never. */
async function opened(daysAgo: number, ...soldAfter: number[]): Promise<void> {
  const createdAt = new Date(NOW.getTime() - daysAgo * DAY_MS);
  const { profileId } = await makeCreator({ createdAt });
  for (const days of soldAfter) {
    const paidAt = new Date(createdAt.getTime() + days * DAY_MS);
    await makePaidOrder(profileId, { paidAt });
  }
}

it("says in how many days half of those sold first who sold, once enough have", async () => {
  for (const days of [1, 2, 3, 3.5, 9, 9, 30]) await opened(40, days, days + 2);
  await opened(40);
  expect(await firstSaleDays(ctx())).toBeNull();
  await opened(40, 12);
  expect(await firstSaleDays(ctx())).toBe(4);
});
