import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { callbacks } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId, resetIds } from "@/lib/core/values/ids";
import { pruneCallbacks } from "./prune";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const NOW = new Date("2026-11-28T12:00:00Z");

it("callbacks go after 90 days, once they arrived or were given up", async () => {
  const { profileId } = await makeCreator();
  const rows = [
    ["delivered", 91, "DELIVERED"],
    ["given up", 100, "FAILED"],
    ["waiting", 95, "PENDING"],
    ["late", 89, "DELIVERED"],
  ] as const;
  // ids go up within a process: the oldest first
  resetIds();
  for (const [event, days, state] of [...rows].sort((a, b) => b[1] - a[1])) {
    const createdAt = new Date(NOW.getTime() - days * DAY_MS);
    const id = newId("cb", createdAt.getTime());
    const fixed = { profileId, subject: "intro_1", url: "https://example.com/hook", body: "{}" };
    await database()
      .insert(callbacks)
      .values({ ...fixed, id, event, state, createdAt, dueAt: createdAt });
  }
  expect(await pruneCallbacks(systemContext("test", NOW))).toEqual({ callbacks: 2 });
  const left = await database()
    .select()
    .from(callbacks)
    .where(eq(callbacks.profileId, profileId))
    .orderBy(callbacks.id);
  expect(left.map(({ event }) => event)).toEqual(["waiting", "late"]);
});
