import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { currentDate, forgetTime, setTime } from "@/lib/core/clock";
import { systemContext } from "@/lib/core/system-context";
import { momentOf } from "@/lib/core/values/ids";
import { emitPost, testCreator } from "../delivery/testing";
import { listEvents } from "./events";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterEach(forgetTime);
afterAll(() => db.drop());

const START = Date.now() + 60_000;
/** Lets every process's clock show so many seconds after the start. */
const at = (seconds: number) => setTime(START + seconds * 1_000, performance.now());

test("the feed brings what a job that began long ago writes behind what was read meanwhile", async () => {
  const { ctx, profileId } = await testCreator();
  const read = async (after?: string) =>
    (await listEvents({ ...ctx, now: currentDate() }, { limit: 100, order: "asc", after })).data;
  at(0);
  const job = systemContext("accept-deliveries", currentDate());
  at(10);
  const own = await emitPost({ ...ctx, now: currentDate() }, profileId);
  at(20);
  const first = await emitPost(job, profileId);
  const second = await emitPost(job, profileId);
  expect((await read()).map(({ id }) => id)).toEqual([own]);
  at(40);
  const rest = await read(own);
  expect(rest.map(({ id }) => id)).toEqual([first, second]);
  for (const { id, created_at } of rest) {
    const seconds = (Date.parse(created_at) - START) / 1_000;
    expect(seconds).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThan(30);
    expect(momentOf(id) >= new Date(created_at)).toBe(true);
  }
});
