import { and, eq } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAvailability, makeBooking, makeTier } from "@/db/factories/creator-records";
import { auditLog, bookings, events, membershipTiers, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewBooking } from "@/lib/contracts/trade/bookings/availability";
import { book } from "./bookings/book";
import { cancelAsHost } from "./bookings/closing/cancel";
import { completeBookings } from "./bookings/closing/complete";
import { bookingsByIds } from "./bookings/reading/by-ids";
import { findGuestBooking } from "./bookings/reading/guest";
import { listHosted } from "./bookings/reading/hosted";
import { listBookings } from "./bookings/reading/read";
import { getBookingOffer } from "./bookings/schedule/offer";
import { applySubscriptionEnded } from "./memberships/end";
import { endSubscriptions } from "./memberships/end-subscriptions";
import { joinTier } from "./memberships/join";
import { leaveMembership } from "./memberships/leave";
import { listMembers, listOwnMemberships, ownTierOf } from "./memberships/members";
import { as, hearProcessor, inTest, makeSeller, nobody, operator } from "./orders/testing";
import { modeTag } from "./payments/mode-tag";
import { processor } from "./payments/processor";
import { payCheckout } from "./payments/sandbox/pages/hosted";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const CARD = { name: "Sam", email: "sam@example.com", card: "4242424242424242", expiry: "12/34", cvc: "123" };
const refused = (code: string) => expect.objectContaining({ code });
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

it("memberships begin and end in the mode in which they were bought, and the tier counts the live ones", async () => {
  const [seller, fan, tester] = [await makeSeller(true), await makeCreator(), await makeCreator()];
  const tier = await makeTier(seller.profileId);
  const [live, test] = [as(fan), inTest(as(tester))];
  const subscriptions: string[] = [];
  for (const ctx of [test, live]) {
    const { url } = await joinTier(ctx, tier.id);
    const session = url?.split("/").at(-1) ?? "";
    await payCheckout(session, CARD);
    subscriptions.push(String((await processor().checkout.sessions.retrieve(session)).subscription));
    await hearProcessor();
  }
  const members = async (ctx = as(seller)) =>
    (await listMembers(ctx, { status: "ACTIVE" })).data.map(({ email }) => email);
  const counted = async () => {
    const [row] = await database().select().from(membershipTiers).where(eq(membershipTiers.id, tier.id));
    return row?.memberCount;
  };
  expect([await members(), await members(inTest(as(seller))), await counted()]).toEqual([
    [fan.email],
    [tester.email],
    1,
  ]);
  expect(await listOwnMemberships(as(tester))).toEqual([]);
  expect([await ownTierOf(as(tester), seller.profileId), await ownTierOf(test, seller.profileId)]).toEqual([
    null,
    tier.id,
  ]);
  const [mine] = await listOwnMemberships(test);
  await expect(leaveMembership(as(tester), mine?.id ?? "")).rejects.toEqual(refused("not_found"));
  await leaveMembership(test, mine?.id ?? "");
  expect((await listOwnMemberships(test))[0]?.ends_at).not.toBeNull();
  for (const id of subscriptions) await processor().subscriptions.cancel(id);
  await hearProcessor();
  expect([await members(), await members(inTest(as(seller))), await counted()]).toEqual([[], [], 0]);
  const told = await database().select().from(events).where(eq(events.ownerId, seller.profileId));
  for (const type of ["membership.created", "membership.canceled"]) {
    const modes = told.filter((event) => event.type === type).map(({ livemode }) => livemode);
    expect(modes.sort()).toEqual([false, true]);
  }
});

it("a deleted account's memberships, and one that is over before it began, end in their mode", async () => {
  const [seller, gone, late] = [await makeSeller(true), await makeCreator(), await makeCreator()];
  const free = await makeTier(seller.profileId, { priceCents: 0 });
  await joinTier(inTest(as(gone)), free.id);
  await database().update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.userId));
  expect(await endSubscriptions(operator())).toBe(1);
  expect((await listMembers(inTest(as(seller)), { status: "CANCELED" })).data).toMatchObject([{ email: gone.email }]);
  const tier = { membership_tier: (await makeTier(seller.profileId)).id, user_id: late.userId };
  const over = {
    id: "sub_ended_early",
    metadata: { ...tier, ...modeTag(inTest(nobody())) },
    items: { data: [{ price: { unit_amount: 500 } }] },
  } as unknown as Stripe.Subscription;
  await database().transaction((tx) => applySubscriptionEnded(tx, operator(), over));
  expect(await listOwnMemberships(as(late))).toEqual([]);
  expect(await listOwnMemberships(inTest(as(late)))).toMatchObject([{ status: "CANCELED" }]);
});

it("bookings take no time from each other's mode and are canceled in their own", async () => {
  const host = await makeCreator();
  await makeAvailability(host.profileId);
  const [at = ""] = (await getBookingOffer(nobody(), host.handle)).slots;
  const input = NewBooking.parse({
    handle: host.handle,
    starts_at: at,
    timezone: "UTC",
    name: "Robin",
    email: host.email,
  });
  const made = { test: await book(inTest(nobody()), input), live: await book(nobody(), input) };
  await expect(book(nobody(), input)).rejects.toEqual(refused("conflict"));
  const ids = [made.live.id, made.test.id];
  expect(idsOf(await listHosted(as(host), { when: "upcoming" }))).toEqual([made.live.id]);
  expect(idsOf(await listBookings(as(host), { limit: 9 }))).toEqual([made.live.id]);
  expect((await bookingsByIds(as(host), ids)).map((booking) => booking?.id)).toEqual([made.live.id, undefined]);
  await expect(findGuestBooking(nobody(), made.test.id, made.test.token)).rejects.toEqual(refused("not_found"));
  await expect(cancelAsHost(as(host), made.test.id)).rejects.toEqual(refused("not_found"));
  await cancelAsHost(inTest(as(host)), made.test.id);
  const rows = await database().select().from(bookings).where(eq(bookings.profileId, host.profileId));
  expect(rows.map(({ livemode, status }) => [livemode, status]).sort()).toEqual([
    [false, "CANCELED"],
    [true, "CONFIRMED"],
  ]);
});

it("bookings that are over are completed in the mode in which they were booked", async () => {
  const { profileId } = await makeCreator();
  const startsAt = new Date(Date.now() - 3_600_000);
  const test = await makeBooking(profileId, { startsAt, livemode: false });
  const live = await makeBooking(profileId, { startsAt });
  expect(await completeBookings(operator())).toBe(2);
  const rows = await database()
    .select({ id: auditLog.targetId, livemode: auditLog.livemode })
    .from(auditLog)
    .where(and(eq(auditLog.ownerId, profileId), eq(auditLog.action, "booking.completed")));
  expect(new Map(rows.map(({ id, livemode }) => [id, livemode]))).toEqual(
    new Map([
      [test.id, false],
      [live.id, true],
    ]),
  );
});
