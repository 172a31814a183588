import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { database } from "@/db/client";
import { memberships } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { restoreAccount, suspendAccount } from "@/lib/domain/people/accounts/standing/suspend";
import { mailsTo as bodiesTo } from "@/lib/domain/platform/mail/testing";
import { inDays } from "@/lib/domain/trade/billing/testing";
import { as, hearProcessor, mailsTo, makeSeller, operator } from "@/lib/domain/trade/orders/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { refuseFromNow } from "@/lib/domain/trade/payments/sandbox/serving/fixtures";
import { leaveMembership, stayMember } from "./leave";
import { listOwnMemberships } from "./members";
import { stopSuspended } from "./stop-suspended";
import { GIVEN_UP, makeMember, RENEWAL } from "./testing";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());
afterEach(() => vi.restoreAllMocks());

const charges = async (subscription: string) =>
  (await processor().invoices.list({ subscription, status: "paid", limit: 100 })).data.length;

it("members of a suspended creator are charged no more, are told of it, and may stay when the page is there again", async () => {
  const [seller, other] = [await makeSeller(true), await makeSeller(true)];
  const { fan, subscription } = await makeMember(seller.profileId);
  const leaving = await makeMember(seller.profileId);
  const kept = await makeMember(other.profileId);
  const mine = async (who = fan) => (await listOwnMemberships(as(who)))[0];
  await leaveMembership(as(leaving.fan), (await mine(leaving.fan))?.id ?? "");
  const toCreator = (await mailsTo(seller.email)).length;
  const standing = { userId: seller.userId, reason: "Fraud." };
  await suspendAccount(operator(), standing);

  expect(await stopSuspended(operator())).toBe(1);
  expect(await stopSuspended(operator())).toBe(0);
  await hearProcessor();
  const stopped = await mine();
  expect(stopped).toMatchObject({ status: "ACTIVE", next_charge_at: null, ends_at: expect.any(String) });
  expect((await bodiesTo(fan.email)).map(({ kind }) => kind)).toEqual(["membership_started", "membership_stopped"]);
  expect((await bodiesTo(fan.email))[1]?.text).toContain("Nothing more is charged");
  expect(await mailsTo(leaving.fan.email)).toEqual(["membership_started", "membership_leaving"]);
  expect((await mailsTo(seller.email)).slice(toCreator)).toEqual(["account_suspended"]);
  const staying = stayMember(as(fan), stopped?.id ?? "");
  await expect(staying).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("not here") });

  await restoreAccount(operator(), standing);
  await stayMember(as(fan), stopped?.id ?? "");
  expect(await mine()).toMatchObject({ status: "ACTIVE", ends_at: null });
  await suspendAccount(operator(), standing);
  expect(await stopSuspended(operator())).toBe(1);
  await hearProcessor(inDays(RENEWAL));
  expect([await charges(subscription), await charges(kept.subscription)]).toEqual([1, 2]);
  expect(await mine()).toMatchObject({ status: "CANCELED" });
});

it("one who owes the period is a member no more, and is asked for it no more", async () => {
  const seller = await makeSeller(true);
  const { fan, subscription } = await makeMember(seller.profileId);
  await refuseFromNow(subscription, "leave_past_due");
  for (let day = RENEWAL; day <= GIVEN_UP; day++) await hearProcessor(inDays(day));
  await suspendAccount(operator(), { userId: seller.userId, reason: "Fraud." });
  expect(await stopSuspended(operator())).toBe(1);
  const [row] = await database().select().from(memberships).where(eq(memberships.subscriptionId, subscription));
  expect([row?.status, (await processor().subscriptions.retrieve(subscription)).status]).toEqual([
    "CANCELED",
    "canceled",
  ]);
  expect((await mailsTo(fan.email)).at(-1)).toBe("membership_stopped");
});

/** Does something while the processor is asked for the first time, before it answers or after it has done it. */
function duringFirst(method: "retrieve" | "update", something: () => Promise<unknown>) {
  const { subscriptions } = processor();
  const ask = subscriptions[method].bind(subscriptions) as (...asked: unknown[]) => Promise<unknown>;
  const spy = vi.spyOn(subscriptions, method);
  return spy.mockImplementationOnce((async (...asked: unknown[]) => {
    const answer = await ask(...asked);
    await something();
    return answer;
  }) as never);
}

/** A creator with members who is suspended, and what takes that back. */
async function suspendedWith(members: number) {
  const seller = await makeSeller(true);
  const made = [];
  for (let left = members; left > 0; left--) made.push(await makeMember(seller.profileId));
  const standing = { userId: seller.userId, reason: "Fraud." };
  await suspendAccount(operator(), standing);
  return { seller, members: made, restore: () => restoreAccount(operator(), standing) };
}

const endOf = async ({ fan, subscription }: Awaited<ReturnType<typeof makeMember>>) => [
  (await listOwnMemberships(as(fan)))[0]?.ends_at,
  (await processor().subscriptions.retrieve(subscription)).cancel_at,
];

it("a suspension that is lifted while the job runs ends no membership, and nobody is told that one ended", async () => {
  const { seller, members, restore } = await suspendedWith(2);
  const update = duringFirst("update", restore);
  expect(await stopSuspended(operator())).toBe(0);
  expect(update.mock.calls.map(([, to]) => to)).toEqual([
    { cancel_at_period_end: true },
    { cancel_at_period_end: false },
  ]);
  await hearProcessor();
  for (const member of members) {
    expect(await endOf(member)).toEqual([null, null]);
    expect(await mailsTo(member.fan.email)).toEqual(["membership_started"]);
  }
  expect((await mailsTo(seller.email)).slice(-2)).toEqual(["account_suspended", "account_restored"]);
});

it("who leaves in that moment has left", async () => {
  const { members, restore } = await suspendedWith(1);
  const [member = expect.fail()] = members;
  duringFirst("update", async () => {
    await restore();
    await leaveMembership(as(member.fan), (await listOwnMemberships(as(member.fan)))[0]?.id ?? "");
  });
  expect(await stopSuspended(operator())).toBe(0);
  await hearProcessor();
  expect(await endOf(member)).toEqual([expect.any(String), expect.any(Number)]);
});

it("who had left in the processor's portal, of which nothing was heard, has left also where the suspension is lifted then", async () => {
  const { members, restore } = await suspendedWith(1);
  const [member = expect.fail()] = members;
  await processor().subscriptions.update(member.subscription, { cancel_at_period_end: true });
  duringFirst("update", restore);
  expect(await stopSuspended(operator())).toBe(0);
  await hearProcessor();
  expect(await endOf(member)).toEqual([expect.any(String), expect.any(Number)]);
  expect(await mailsTo(member.fan.email)).toEqual(["membership_started", "membership_leaving"]);
});

it("one who owes the period stays a member where the suspension is lifted before the processor is told", async () => {
  const { members, restore } = await suspendedWith(1);
  const [member = expect.fail()] = members;
  await refuseFromNow(member.subscription, "leave_past_due");
  for (let day = RENEWAL; day <= GIVEN_UP; day++) await hearProcessor(inDays(day));
  duringFirst("retrieve", restore);
  expect(await stopSuspended(operator())).toBe(0);
  expect((await processor().subscriptions.retrieve(member.subscription)).status).toBe("past_due");
  expect((await listOwnMemberships(as(member.fan)))[0]?.status).toBe("ACTIVE");
});
