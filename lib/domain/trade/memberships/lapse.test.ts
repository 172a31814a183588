import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { memberships } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { newId } from "@/lib/core/values/ids";
import { inDays } from "@/lib/domain/trade/billing/testing";
import { hearProcessor, makeSeller, operator, type Seller } from "@/lib/domain/trade/orders/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { refuseFromNow } from "@/lib/domain/trade/payments/sandbox/serving/fixtures";
import { applyProcessorEvent } from "@/lib/domain/trade/processor-events/apply-processor-event";
import { GIVEN_UP, makeMember, RENEWAL, THIRD } from "./testing";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const member = async () => (await makeMember(seller.profileId)).subscription;

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
