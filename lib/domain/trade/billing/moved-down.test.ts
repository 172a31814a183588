import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { hearProcessor } from "@/lib/domain/trade/orders/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { choosePlan } from "./choosing/choose-plan";
import { planPrice } from "./plan-price";
import { META } from "./plan-state";
import { as, auditOf, inDays, payFor, subscriptionIdOf } from "./testing";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function movedDown() {
  const creator = await makeCreator();
  await payFor(creator, "GROWTH");
  await hearProcessor();
  await choosePlan(as(creator), { tier: "STARTER" });
  await hearProcessor(inDays(32));
  const audit = await auditOf(creator);
  expect(audit).toContain("plan.change_scheduled");
  const since = async () => (await auditOf(creator)).slice(audit.length);
  return { creator, subscription: await subscriptionIdOf(creator), since };
}

describe("a plan after a move down that is over", () => {
  const BEGAN = ["profile.tier_changed", "plan.changed"];

  it("goes up at once, and nothing of that move is kept", async () => {
    const { creator, subscription, since } = await movedDown();
    await choosePlan(as(creator, inDays(33)), { tier: "GROWTH" });
    expect(await since()).toEqual(BEGAN);
    const { metadata } = await processor().subscriptions.retrieve(subscription);
    expect(metadata).toEqual({ [META.owner]: creator.profileId });
  });

  it("goes up at the processor, and no change is said to be ahead", async () => {
    const { subscription, since } = await movedDown();
    const [item] = (await processor().subscriptions.retrieve(subscription)).items.data;
    const items = [{ id: item?.id ?? "", price: await planPrice("GROWTH") }];
    await processor().subscriptions.update(subscription, { items });
    await hearProcessor(inDays(33));
    expect(await since()).toEqual(BEGAN);
  });
});
