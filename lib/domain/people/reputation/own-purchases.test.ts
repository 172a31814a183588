import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { transaction } from "@/lib/core/transaction";
import { makeSeller, nobody, operator, sell } from "@/lib/domain/trade/orders/testing";
import { recomputeProfile } from "./recompute";
import { getReputation } from "./reputation";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("an own purchase makes neither trust, level nor earnings; what went back to buyers is not earned", async () => {
  const seller = await makeSeller(true);
  const done = { status: "COMPLETED", closedAt: new Date(), deliveredAt: new Date(), amountCents: 50_000 } as const;
  const recompute = () => transaction(operator(), (tx, ctx) => recomputeProfile(tx, seller.profileId, ctx.now));
  const figures = async () => {
    const { level, trust, verified_earnings: earned } = await getReputation(nobody(), seller.handle);
    const samples = Object.fromEntries(trust.components.map(({ name, sample }) => [name, sample]));
    const [row] = await database().select().from(profiles).where(eq(profiles.id, seller.profileId));
    return {
      level,
      score: trust.score,
      samples,
      earned: [earned.orders, earned.amount_cents],
      closed: row?.closedOrders,
    };
  };
  await sell(seller, { ...done, refundedCents: 20_000, refundedAt: new Date() });
  await recompute();
  const before = await figures();
  expect(before).toMatchObject({ earned: [1, 30_000], closed: 1, samples: { completion: 1, punctuality: 1 } });
  for (let n = 0; n < 6; n++) await sell(seller, { ...done, ownPurchase: n % 2 ? "card" : "email" });
  await recompute();
  expect(await figures()).toEqual(before);
});
