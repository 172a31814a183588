import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
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
