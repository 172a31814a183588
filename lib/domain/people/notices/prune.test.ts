import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { notices } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { walkRetention } from "@/lib/core/retention-walk";
import { systemContext } from "@/lib/core/system-context";
import { DAY_MS } from "@/lib/core/values/durations";
import { OLD_NOTICES, pruneNotices } from "./prune";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const NOW = new Date("2026-11-28T12:00:00Z");
const before = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

it("notices go 180 days after they were read; what nobody has read stays, however old", async () => {
  const { userId } = await makeCreator();
  const rows: [title: string, made: number, read?: number][] = [
    ["never read", 900],
    ["read long ago", 400, 181],
    ["read lately", 400, 179],
    ["read long ago, too", 300, 299],
    ["new", 1, 1],
  ];
  for (const [title, made, read] of rows) {
    const readAt = read === undefined ? null : before(read);
    await database()
      .insert(notices)
      .values({ userId, kind: "order_paid", title, createdAt: before(made), readAt });
  }
  const ctx = systemContext("test", NOW);
  expect(await walkRetention(ctx, [OLD_NOTICES], 2)).toEqual({ notices: 2 });
  const left = await database().select().from(notices).where(eq(notices.userId, userId)).orderBy(asc(notices.seq));
  expect(left.map(({ title }) => title)).toEqual(["never read", "read lately", "new"]);
  expect(await pruneNotices(ctx)).toEqual({ notices: 0 });
});
