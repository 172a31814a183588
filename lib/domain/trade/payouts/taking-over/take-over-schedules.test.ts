import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { makeSeller, operator } from "@/lib/domain/trade/orders/testing";
import { takeOverSchedules } from "./take-over-schedules";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("an account that its creator has closed keeps none behind it from being taken over", async () => {
  const [closed, open] = [await makeSeller(), await makeSeller(true)];
  const daily = { payoutsManual: false };
  await database()
    .update(profiles)
    .set({ ...daily, processorAccountId: "acct_closed" })
    .where(eq(profiles.id, closed.profileId));
  await database().update(profiles).set(daily).where(eq(profiles.id, open.profileId));
  expect(await takeOverSchedules(operator(), 1)).toBe(1);
  const [row] = await database().select().from(profiles).where(eq(profiles.id, open.profileId));
  expect(row?.payoutsManual).toBe(true);
});
