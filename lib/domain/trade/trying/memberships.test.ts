import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeProduct } from "@/db/factories";
import { makeTier } from "@/db/factories/creator-records";
import { events, memberships } from "@/db/schema";
import { sandboxObjects } from "@/db/schema/payments";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { joinTier } from "@/lib/domain/trade/memberships/join";
import { leaveMembership } from "@/lib/domain/trade/memberships/leave";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { as, hearProcessor, inTest, makeSeller } from "../orders/testing";
import { advanceClock } from "./clock";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

type Seller = Awaited<ReturnType<typeof makeSeller>>;
const DAY = 86_400;
const CARD = { email: "sam@example.com", name: "Sam", card: "4242424242424242", expiry: "12/34", cvc: "123" };

/** A paid membership of a month, in test mode unless told. */
async function member(seller: Seller, fan: Seller, mode = inTest) {
  const tier = await makeTier(seller.profileId, { priceCents: 900 });
  const { url } = await joinTier(mode(as(fan)), tier.id);
  await payCheckout(url?.split("/").at(-1) ?? "", CARD);
  await hearProcessor();
  const [row] = await database().select().from(memberships).where(eq(memberships.tierId, tier.id));
  if (!row?.subscriptionId) throw new Error("nobody joined");
  return { id: row.id, row, subscriptionId: row.subscriptionId };
}

const stateOf = async (id: string) =>
  (await database().select().from(memberships).where(eq(memberships.id, id)))[0]?.status;

async function invoicesOf(subscription: string, mode: { livemode: boolean }) {
  return (await processor(mode).invoices.list({ subscription })).data.map(({ billing_reason }) => billing_reason);
}

it("the clock renews a test membership, and no live one", async () => {
  const [seller, fan, other] = [await makeSeller(), await makeSeller(), await makeSeller()];
  const mine = await member(seller, fan);
  await makeProduct(seller.profileId, { flat: true, sellable: true });
  const live = await member(seller, other, (ctx) => ctx);
  const clock = await advanceClock(inTest(as(seller)), { advance_seconds: 32 * DAY });
  expect(clock.moved).toMatchObject({ memberships: 1 });
  await hearProcessor();
  expect(await invoicesOf(mine.subscriptionId, { livemode: false })).toEqual([
    "subscription_cycle",
    "subscription_create",
  ]);
  expect(await invoicesOf(live.subscriptionId, { livemode: true })).toEqual(["subscription_create"]);
  expect([await stateOf(mine.id), await stateOf(live.id)]).toEqual(["ACTIVE", "ACTIVE"]);
  const [row] = await database().select().from(memberships).where(eq(memberships.id, mine.id));
  expect(row?.startedAt.getTime()).toBe(mine.row.startedAt.getTime() - 32 * DAY * 1000);
});

it("the clock renews for each period that one step of it goes over", async () => {
  const [seller, fan] = [await makeSeller(), await makeSeller()];
  const { id, subscriptionId } = await member(seller, fan);
  await advanceClock(inTest(as(seller)), { advance_seconds: 95 * DAY });
  await hearProcessor();
  const renewals = (await invoicesOf(subscriptionId, { livemode: false })).filter(
    (why) => why === "subscription_cycle",
  );
  expect(renewals).toHaveLength(3);
  const [row] = await database().select().from(memberships).where(eq(memberships.id, id));
  expect(row?.nextChargeAt?.getTime()).toBeLessThan(Date.now() + 30 * DAY * 1000);
});

it("the clock brings the end that a member asked for, told in test mode, also by the member's own clock", async () => {
  const [seller, fan] = [await makeSeller(), await makeSeller()];
  const mine = await member(seller, fan);
  await leaveMembership(inTest(as(fan)), mine.id);
  await advanceClock(inTest(as(fan)), { advance_seconds: 20 * DAY });
  await hearProcessor();
  expect(await stateOf(mine.id)).toBe("ACTIVE");
  await advanceClock(inTest(as(fan)), { advance_seconds: 12 * DAY });
  await hearProcessor();
  expect(await stateOf(mine.id)).toBe("CANCELED");
  const told = await database().select().from(events).where(eq(events.ownerId, seller.profileId)).orderBy(events.id);
  expect(told.at(-1)).toMatchObject({ type: "membership.canceled", livemode: false });
});

it("the clock goes through the attempts at a card that fails, to the end", async () => {
  const [seller, fan] = [await makeSeller(), await makeSeller()];
  const { id, subscriptionId } = await member(seller, fan);
  await refuseCard(subscriptionId);
  for (const days of [32, 2, 3, 5, 8]) {
    expect(await stateOf(id)).toBe("ACTIVE");
    await advanceClock(inTest(as(seller)), { advance_seconds: days * DAY });
    await hearProcessor();
  }
  expect(await stateOf(id)).toBe("CANCELED");
});

/** The card of a subscription is refused from now on. */
async function refuseCard(id: string): Promise<void> {
  const [row] = await database().select().from(sandboxObjects).where(eq(sandboxObjects.id, id));
  const data = { ...(row?.data as object), _refuses: { code: "card_declined", message: "Your card was declined." } };
  await database().update(sandboxObjects).set({ data }).where(eq(sandboxObjects.id, id));
}
