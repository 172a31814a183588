import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeTier } from "@/db/factories/creator-records";
import { events, memberships } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { SaveTier } from "@/lib/contracts/trade/memberships/memberships";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { as, hearProcessor, makeSeller, type Seller } from "@/lib/domain/trade/orders/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { joinTier } from "./join";
import { listOwnMemberships } from "./members";
import { CARD, makeMember } from "./testing";
import { saveTier } from "./tiers";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

it("a membership is paid as its checkout was opened, whatever interval its tier has by then", async () => {
  const fan = await makeCreator();
  const tier = await makeTier(seller.profileId, { name: "Gold", priceCents: 900 });
  const { url } = await joinTier(as(fan), tier.id);
  await saveTier(as(seller), SaveTier.parse({ id: tier.id, name: "Gold", price: "90", interval: "year" }));
  await payCheckout(url?.split("/").at(-1) ?? "", CARD);
  await hearProcessor();
  const [mine] = await listOwnMemberships(as(fan));
  expect(mine?.tier).toMatchObject({ price_cents: 900, interval: "month" });
  const [began] = await mailsTo(fan.email);
  expect(began?.text).toContain("for $9 a month");
  expect(began?.text).toContain("and so each month until you leave");
  expect((await mailsTo(seller.email)).at(-1)?.text).toContain("joined Gold, for $9 a month");
  const [created] = await database()
    .select()
    .from(events)
    .where(eq(events.ownerId, seller.profileId))
    .orderBy(desc(events.id));
  const payload = JSON.parse(created?.payload ?? "");
  expect(payload).toMatchObject({ type: "membership.created", data: { price_cents: 900, interval: "month" } });
});

it("a row that has its tier's interval takes its own from the processor", async () => {
  const { fan, subscription } = await makeMember(seller.profileId);
  const interval = async () => (await listOwnMemberships(as(fan)))[0]?.tier.interval;
  await database().update(memberships).set({ interval: "year" }).where(eq(memberships.subscriptionId, subscription));
  expect(await interval()).toBe("year");
  await processor().subscriptions.update(subscription, { description: "looked at" });
  await hearProcessor();
  expect(await interval()).toBe("month");
});

it("a row that a process of the version before made is shown its tier's interval", async () => {
  const { fan, subscription } = await makeMember(seller.profileId);
  await database().update(memberships).set({ interval: null }).where(eq(memberships.subscriptionId, subscription));
  expect((await listOwnMemberships(as(fan)))[0]?.tier.interval).toBe("month");
});
