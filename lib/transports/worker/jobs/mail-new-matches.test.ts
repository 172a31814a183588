import { gt } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { searchAlerts } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { mailNewMatchesJob } from "./mail-new-matches";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("goes on, run after run, until nobody is due, also behind accounts whose address is not proved", async () => {
  const people = 45;
  for (let n = 0; n < people; n++) {
    const { userId } = await makeCreator();
    await database()
      .insert(searchAlerts)
      .values({ userId, dueAt: new Date(n) });
  }
  const running = mailNewMatchesJob.start();
  const putOff = () => database().$count(searchAlerts, gt(searchAlerts.dueAt, new Date()));
  await expect.poll(putOff).toBe(people);
  await running.stop();
});
