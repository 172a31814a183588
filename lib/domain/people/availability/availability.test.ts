import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makePaidOrder } from "@/db/factories";
import { profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { chooseAvailability, readAvailability } from "./choose";
import { isAvailable } from "./sql";
import { viewAvailability, whenFree } from "./view";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const day = (n: number) => new Date(NOW.getTime() + n * 86_400_000);
const OPEN = { open: true, max_open_orders: null, next_free_on: null };

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

describe("what buyers see", () => {
  it.each([
    ["anyone's", { takes: true, most: null, free: null, due: null }, true, null],
    ["closed, no day known", { takes: false, most: null, free: null, due: [] }, false, null],
    [
      "closed, as they said",
      { takes: false, most: null, free: "2026-12-01", due: ["2027-01-01"] },
      false,
      "2026-12-01",
    ],
    ["closed until today", { takes: false, most: null, free: "2026-11-20", due: [] }, true, null],
    [
      "closed, by the last of the work",
      { takes: false, most: null, free: null, due: ["2026-11-25", "2026-11-28"] },
      false,
      "2026-11-28",
    ],
    ["not full yet", { takes: true, most: 3, free: null, due: ["2026-11-25", "2026-11-28"] }, true, null],
    [
      "full, by the first that is due",
      { takes: true, most: 2, free: null, due: ["2026-11-25", "2026-11-28"] },
      false,
      "2026-11-25",
    ],
    ["more than full", { takes: true, most: 1, free: null, due: ["2026-11-25", "2026-11-28"] }, false, "2026-11-28"],
    ["full of late work", { takes: true, most: 1, free: null, due: ["2026-11-02"] }, false, "2026-11-21"],
  ] as const)("%s", (_, row, open, next) => {
    const view = viewAvailability({ ...row, due: row.due && [...row.due] }, NOW);
    expect(view).toEqual({ open, max_open_orders: row.most, next_free_on: next });
  });

  it("in a sentence", () => {
    expect(whenFree("Mara", { ...OPEN, open: false, next_free_on: "2026-12-01" })).toBe(
      "Mara takes new orders again from 1 December 2026.",
    );
  });
});

it("is what the creator chose and what is at work, and the condition of searches says the same", async () => {
  const { profileId, userId, email } = await makeCreator();
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  const ctx = createContext({ actor, requestId: newId("req"), now: NOW });
  const found = async () => {
    const rows = await database()
      .select({ available: isAvailable(profiles, sql`${NOW.toISOString()}::date`) })
      .from(profiles)
      .where(eq(profiles.id, profileId));
    return rows[0]?.available;
  };
  expect([(await readAvailability(ctx)).now.open, await found()]).toEqual([true, true]);

  await chooseAvailability(ctx, { ...OPEN, max_open_orders: 2 });
  for (const [n, status] of (["PAID", "DELIVERED", "COMPLETED"] as const).entries())
    await makePaidOrder(profileId, { status, paidAt: NOW, dueAt: day(3 + n) });
  await makePaidOrder(profileId, { livemode: false });
  expect([(await readAvailability(ctx)).now.open, await found()]).toEqual([true, true]);

  await makePaidOrder(profileId, { status: "REVISION_REQUESTED", paidAt: NOW, dueAt: day(1) });
  expect(await readAvailability(ctx)).toMatchObject({ now: { open: false, next_free_on: "2026-11-21" }, at_work: 2 });
  expect(await found()).toBe(false);

  await chooseAvailability(ctx, { open: false, max_open_orders: null, next_free_on: "2026-12-24" });
  expect([(await readAvailability(ctx)).now.next_free_on, await found()]).toEqual(["2026-12-24", false]);
  await expect(chooseAvailability(ctx, { ...OPEN, next_free_on: "2026-11-20" })).rejects.toMatchObject({
    code: "validation_error",
  });
});
