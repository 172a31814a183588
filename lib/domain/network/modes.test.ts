import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database, openTransaction } from "@/db/client";
import { makeCreator, makePaidOrder } from "@/db/factories";
import { makeMember, makeReview } from "@/db/factories/analytics";
import { makeBooking, makeIntro } from "@/db/factories/creator-records";
import { bookings, intros, memberships, orders, profiles, reviews } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { DAY_MS } from "@/lib/core/values/durations";
import { deleteAccount } from "@/lib/domain/people/accounts/leaving/delete-account";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";
import { getReputation } from "@/lib/domain/people/reputation/reputation";
import { getCohorts } from "./analytics/cohorts";
import { getOverview } from "./analytics/overview";
import { readToday } from "./studio/today";

const NOW = new Date("2026-11-20T10:00:00.000Z");
const earlier = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** A creator with one of everything that figures count, all of test mode. */
async function withTestRows() {
  const made = await makeCreator();
  const { userId, profileId, email } = made;
  await makeReview(profileId, 5, earlier(3));
  await makePaidOrder(profileId, { status: "PAID", paidAt: earlier(2) });
  await makeMember(profileId, { startedAt: earlier(5) });
  await makeIntro(profileId, { createdAt: earlier(4) });
  await makeBooking(profileId, { startsAt: new Date(NOW.getTime() + DAY_MS) });
  for (const table of [orders, reviews, memberships, intros, bookings])
    await database().update(table).set({ livemode: false }).where(eq(table.profileId, profileId));
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  const live: Context = { ...systemContext("test", NOW), actor };
  return { ...made, live, test: { ...live, livemode: false } };
}

it("no figure of live mode moves by rows of test mode, which have figures of their own", async () => {
  const { live, test, profileId, handle } = await withTestRows();
  await openTransaction((tx) => recomputeProfile(tx, profileId, NOW));
  const [kept] = await database().select().from(profiles).where(eq(profiles.id, profileId));
  expect(kept).toMatchObject({ rating: null, reviewCount: 0, starCounts: [0, 0, 0, 0, 0], closedOrders: 0 });
  expect(kept?.trustComponents.map(({ sample }) => sample)).toEqual([0, 0, 0, 0, 0, 1]);
  for (const ctx of [live, test]) {
    expect((await getReputation(ctx, handle)).verified_earnings).toMatchObject({ amount_cents: 0, orders: 0 });
  }
  const nothing = { orders_paid: 0, orders_completed: 0, members: 0, reviews: 0 };
  expect(await getOverview(live, {})).toMatchObject({ ...nothing, earnings: { gross_cents: 0 } });
  expect(await getOverview(test, {})).toMatchObject({ orders_paid: 2, members: 1, reviews: 1 });
  const joined = async (ctx: Context) => (await getCohorts(ctx, { weeks: 4 })).cohorts.map(({ size }) => size);
  expect(await joined(live)).toEqual([0, 0, 0, 0]);
  expect((await joined(test)).reduce((sum, size) => sum + size, 0)).toBe(1);
});

it("what waits today waits in its own mode", async () => {
  const { live, test } = await withTestRows();
  expect(await readToday(live)).toMatchObject({
    has_sold: false,
    waiting: { intros: 0, reviews: 0 },
    orders: { due: 0 },
  });
  expect(await readToday(test)).toMatchObject({
    has_sold: true,
    waiting: { intros: 1, reviews: 1 },
    orders: { due: 1 },
  });
});

it("an account's orders and bookings of test mode do not keep it from being deleted", async () => {
  const { email, profileId } = await withTestRows();
  expect(await deleteAccount(systemContext("test", NOW), email)).toMatchObject({ profile_id: profileId });
});
