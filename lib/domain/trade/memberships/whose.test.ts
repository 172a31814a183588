import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeTier } from "@/db/factories/creator-records";
import { memberships, owedRefunds, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { as, hearProcessor, inTest, makePerson, makeSeller, type Person } from "@/lib/domain/trade/orders/testing";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { joinTier } from "./join";

const CARD = { email: "sam@example.com", name: "Sam", card: "4242424242424242", expiry: "12/34", cvc: "123" };

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function join(ctx: Context, tierId: string): Promise<void> {
  const { url } = await joinTier(ctx, tierId);
  await payCheckout(url?.split("/").at(-1) ?? "", CARD);
  await hearProcessor();
}

const membersOf = (tierId: string) =>
  database().select().from(memberships).where(eq(memberships.tierId, tierId)).orderBy(memberships.startedAt);

it.each(["test", "live"])("a membership of each mode is one of its own, the one of %s mode first", async (first) => {
  const seller = await makeSeller(true);
  const [tier, fan] = [await makeTier(seller.profileId, { priceCents: 900 }), await makePerson()];
  const live = first === "live";
  await join(live ? as(fan) : inTest(as(fan)), tier.id);
  await join(live ? inTest(as(fan)) : as(fan), tier.id);
  expect(await membersOf(tier.id)).toMatchObject([
    { status: "ACTIVE", livemode: live },
    { status: "ACTIVE", livemode: !live },
  ]);
  expect(await database().select().from(owedRefunds)).toEqual([]);
});

it("a membership is its account's: who has the address that another member had when joining joins, too", async () => {
  const seller = await makeSeller(true);
  const tier = await makeTier(seller.profileId, { priceCents: 900 });
  const before: Person = await makePerson(undefined, false);
  await join(as(before), tier.id);
  await database().update(users).set({ email: "elsewhere@example.com" }).where(eq(users.id, before.userId));
  const now = await makePerson(before.email);
  await join(as(now), tier.id);
  expect((await membersOf(tier.id)).map(({ userId, status }) => [userId, status])).toEqual([
    [before.userId, "ACTIVE"],
    [now.userId, "ACTIVE"],
  ]);
  expect(await database().select().from(owedRefunds)).toEqual([]);
});
