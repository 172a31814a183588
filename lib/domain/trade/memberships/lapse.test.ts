import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeTier } from "@/db/factories/creator-records";
import { memberships } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { newId } from "@/lib/core/values/ids";
import { inDays } from "@/lib/domain/trade/billing/testing";
import { as, hearProcessor, makeSeller, operator, type Seller } from "@/lib/domain/trade/orders/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { refuseFromNow } from "@/lib/domain/trade/payments/sandbox/serving/fixtures";
import { applyProcessorEvent } from "@/lib/domain/trade/processor-events/apply-processor-event";
import { joinTier } from "./join";

const CARD = { email: "sam@example.com", name: "Sam", card: "4242424242424242", expiry: "12/34", cvc: "123" };
/** The days after which the second period begins, all tries of it are over, and the third begins. */
const [RENEWAL, GIVEN_UP, THIRD] = [32, 47, 64];
let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

/** Someone who joined a monthly tier and paid for the first month. Answers the subscription. */
async function member(): Promise<string> {
  const fan = await makeCreator();
  const tier = await makeTier(seller.profileId, { priceCents: 900 });
  const session = (await joinTier(as(fan), tier.id)).url?.split("/").at(-1) ?? "";
  await payCheckout(session, CARD);
  await hearProcessor();
  return (await processor().checkout.sessions.retrieve(session)).subscription as string;
}

async function statusOf(subscriptionId: string): Promise<string | undefined> {
  const [row] = await database().select().from(memberships).where(eq(memberships.subscriptionId, subscriptionId));
  return row?.status;
}

/** The processor sweeps day by day, as it does. */
async function liveTo(from: number, to: number): Promise<void> {
  for (let day = from; day <= to; day++) await hearProcessor(inDays(day));
}

it("a member whom the processor has marked as unpaid is none any more, and is charged for nothing later", async () => {
  const id = await member();
  await refuseFromNow(id, "mark_unpaid");
  await liveTo(RENEWAL, RENEWAL + 7);
  expect(await statusOf(id)).toBe("ACTIVE");
  await liveTo(RENEWAL + 8, GIVEN_UP);
  expect(await statusOf(id)).toBe("CANCELED");
  expect((await processor().subscriptions.retrieve(id)).status).toBe("canceled");
});

it("one who is left past due is none when a second period is unpaid", async () => {
  const id = await member();
  await refuseFromNow(id, "leave_past_due");
  await liveTo(RENEWAL, GIVEN_UP);
  expect([await statusOf(id), (await processor().subscriptions.retrieve(id)).status]).toEqual(["ACTIVE", "past_due"]);
  await liveTo(THIRD, THIRD);
  expect([await statusOf(id), (await processor().subscriptions.retrieve(id)).status]).toEqual(["CANCELED", "canceled"]);
});

it("what an event says late of one who has paid by now ends nothing, and what is no membership's is not asked for", async () => {
  const id = await member();
  const now = await processor().subscriptions.retrieve(id);
  const updated = (object: object) =>
    applyProcessorEvent(operator(), {
      id: newId("evt"),
      type: "customer.subscription.updated",
      data: { object },
    } as Stripe.Event);
  expect(await updated({ ...now, status: "unpaid" })).toBe("ignored");
  expect(await statusOf(id)).toBe("ACTIVE");
  expect(await updated({ ...now, status: "incomplete_expired", metadata: {} })).toBe("ignored");
});
