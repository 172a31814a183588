import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { hearProcessor } from "@/lib/domain/trade/orders/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { choosePlan } from "./choosing/choose-plan";
import { readBilling } from "./read";
import { settlePlans } from "./subscription/settle-plans";
import {
  as,
  auditOf,
  type Creator,
  changeCard,
  FAILING_CARD,
  GOOD_CARD,
  inDays,
  mailsTo,
  payFor,
  subscriptionIdOf,
  tierOf,
} from "./testing";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const RENEWAL = 32;
const settle = (days: number) => settlePlans(systemContext("settle-plans", inDays(days)));

/** A creator whose card was refused at the renewal. */
async function unpaid(): Promise<Creator> {
  const creator = await makeCreator();
  await payFor(creator, "STARTER");
  await hearProcessor();
  await changeCard(creator, FAILING_CARD);
  await hearProcessor(inDays(RENEWAL));
  return creator;
}

it("goes on for the days of grace, then is FREE, and comes back with the payment", async () => {
  const creator = await unpaid();
  const { tier, subscription, invoices } = await readBilling(as(creator, inDays(RENEWAL)));
  expect([tier, subscription?.status]).toEqual(["STARTER", "past_due"]);
  expect(invoices[0]).toMatchObject({ status: "open", amount_cents: 1_900 });
  const days = (Date.parse(subscription?.grace_ends_at ?? "") - inDays(RENEWAL).getTime()) / 86_400_000;
  expect(days).toBeCloseTo(7, 1);
  expect(await mailsTo(creator)).toEqual(["plan_started", "plan_payment_failed"]);

  await settle(RENEWAL + 6.9);
  expect(await tierOf(creator)).toBe("STARTER");
  await settle(RENEWAL + 7.1);
  expect(await tierOf(creator)).toBe("FREE");
  await settle(RENEWAL + 7.2);
  expect(await mailsTo(creator)).toEqual(["plan_started", "plan_payment_failed", "plan_ended"]);

  expect(await changeCard(creator, GOOD_CARD, inDays(RENEWAL + 8))).toBe("saved");
  await hearProcessor(inDays(RENEWAL + 8));
  expect(await tierOf(creator)).toBe("STARTER");
  const after = await readBilling(as(creator, inDays(RENEWAL + 8)));
  expect(after.subscription).toMatchObject({ status: "active", grace_ends_at: null });
  expect(after.invoices.map(({ status }) => status)).toEqual(["paid", "paid"]);
  expect((await auditOf(creator)).filter((action) => action.startsWith("plan."))).toEqual([
    "plan.started",
    "plan.payment_failed",
    "plan.ended",
    "plan.payment_recovered",
    "plan.started",
  ]);
});

it("can be settled within the days of grace: the plan was never away", async () => {
  const creator = await unpaid();
  expect(await changeCard(creator, FAILING_CARD, inDays(RENEWAL + 1))).toBe("unpaid");
  expect(await changeCard(creator, GOOD_CARD, inDays(RENEWAL + 2))).toBe("saved");
  await hearProcessor(inDays(RENEWAL + 2));
  await settle(RENEWAL + 9);
  expect(await tierOf(creator)).toBe("STARTER");
  expect((await auditOf(creator)).filter((action) => action === "profile.tier_changed")).toHaveLength(1);
});

it("ends when the processor gives up", async () => {
  const creator = await unpaid();
  const id = await subscriptionIdOf(creator);
  for (const day of [1.1, 3.2, 7.3, 14.4]) await hearProcessor(inDays(RENEWAL + day));
  expect((await processor().subscriptions.retrieve(id)).status).toBe("canceled");
  expect(await tierOf(creator)).toBe("FREE");
  expect((await mailsTo(creator)).filter((kind) => kind === "plan_ended")).toHaveLength(1);
  expect((await readBilling(as(creator))).subscription).toBeNull();
});

it("can be left at once, and cannot be changed otherwise", async () => {
  const creator = await unpaid();
  await expect(choosePlan(as(creator), { tier: "GROWTH" })).rejects.toThrow(/Change the card first/);
  await choosePlan(as(creator), { tier: "FREE" });
  expect(await tierOf(creator)).toBe("FREE");
});

it("is looked after when an event never comes", async () => {
  const creator = await makeCreator();
  await payFor(creator, "STARTER");
  await hearProcessor();
  const id = await subscriptionIdOf(creator);
  await processor().subscriptions.cancel(id);
  expect(await tierOf(creator)).toBe("STARTER");
  await settle(RENEWAL);
  expect(await tierOf(creator)).toBe("FREE");
});
