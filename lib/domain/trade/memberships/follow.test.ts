import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { memberships } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { longDay } from "@/lib/core/values/formats";
import { mailsTo as bodiesTo } from "@/lib/domain/platform/mail/testing";
import { inDays } from "@/lib/domain/trade/billing/testing";
import {
  as,
  hearProcessor,
  mailsTo,
  makeSeller,
  operator,
  type Person,
  type Seller,
} from "@/lib/domain/trade/orders/testing";
import { constructEvent, processor, webhookSecret } from "@/lib/domain/trade/payments/processor";
import { changeCardInPortal, endInPortal } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { deliverSandboxWebhooks } from "@/lib/domain/trade/payments/sandbox/serving/deliver";
import { refuseFromNow } from "@/lib/domain/trade/payments/sandbox/serving/fixtures";
import { applyProcessorEvent } from "@/lib/domain/trade/processor-events/apply-processor-event";
import { leaveMembership } from "./leave";
import { listOwnMemberships } from "./members";
import { openMembershipPortal, returnFromPortal } from "./portal";
import { CARD, GIVEN_UP, makeMember, RENEWAL, THIRD } from "./testing";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const mine = async (fan: Person, now?: Date) => (await listOwnMemberships(as(fan, now)))[0];
const until = async (fan: Person) => (await mine(fan))?.ends_at ?? null;
const lastPart = (url: string | null) => url?.split("/").at(-1) ?? "";

/** Someone who joined a monthly tier and paid; what the processor tells of it is heard so many days later. */
async function member(heardAfter = 0) {
  const made = await makeMember(seller.profileId, heardAfter);
  return { ...made, id: (await mine(made.fan))?.id ?? "" };
}

/** Ends with the paid period, or goes on, by a button of the portal. Answers the address that leads back. */
async function inPortal({ fan, id, subscription }: Awaited<ReturnType<typeof member>>, end: boolean): Promise<void> {
  const { url } = await openMembershipPortal(as(fan), id);
  await endInPortal({ token: lastPart(url), subscription }, end);
}

/** When the period ends that the processor has charged last. */
async function periodEnd(subscription: string): Promise<string> {
  const { items } = await processor().subscriptions.retrieve(subscription);
  return new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
}

it("an end that a member sets in the processor's portal, and takes back there, is heard, and told once", async () => {
  const found = await member();
  const { fan, subscription } = found;
  const before = (await mailsTo(seller.email)).length;
  await inPortal(found, true);
  await hearProcessor();
  expect(await until(fan)).toBe(await periodEnd(subscription));
  expect((await mine(fan))?.next_charge_at).toBeNull();
  await processor().subscriptions.update(subscription, { description: "looked at" });
  await hearProcessor();
  expect(await mailsTo(fan.email)).toEqual(["membership_started", "membership_leaving"]);
  expect((await mailsTo(seller.email)).slice(before)).toEqual(["membership_left"]);
  await inPortal(found, false);
  await hearProcessor();
  expect(await until(fan)).toBeNull();
  expect((await mine(fan))?.next_charge_at).toBe(await periodEnd(subscription));
});

it("an end that a member sets here is told once, whatever the processor tells of it, too", async () => {
  const { fan, id } = await member();
  await leaveMembership(as(fan), id);
  await hearProcessor();
  expect(await mailsTo(fan.email)).toEqual(["membership_started", "membership_leaving"]);
});

it("who comes back from the portal sees what they did there, before any event, and nobody else's membership", async () => {
  const found = await member();
  const { fan, id, subscription } = found;
  await inPortal(found, true);
  for (const nothing of [id, "made-up"]) await returnFromPortal(as(seller), nothing);
  expect(await until(fan)).toBeNull();
  await returnFromPortal(as(fan), id);
  expect(await until(fan)).toBe(await periodEnd(subscription));
});

it("a member is charged next when the period ends that they paid, however late we heard that it began", async () => {
  const { fan, subscription } = await member(3);
  const end = await periodEnd(subscription);
  expect((await mine(fan))?.next_charge_at).toBe(end);
  expect((await bodiesTo(fan.email))[0]?.text).toContain(`is charged on ${longDay.format(new Date(end))}`);
});

it("one who owes a period reads no date a period ahead, and reads it again once it is paid", async () => {
  const { fan, id, subscription } = await member();
  await refuseFromNow(subscription, "leave_past_due");
  await hearProcessor(inDays(RENEWAL));
  expect((await processor().subscriptions.retrieve(subscription)).status).toBe("past_due");
  expect((await mine(fan, inDays(RENEWAL)))?.next_charge_at).toBeNull();
  const { url } = await openMembershipPortal(as(fan), id);
  await changeCardInPortal({ token: lastPart(url), subscription }, CARD);
  await hearProcessor();
  expect((await mine(fan))?.next_charge_at).toBe(await periodEnd(subscription));
});

it("a second payment that fails ends a membership, also where the processor says nothing of the subscription", async () => {
  const { subscription } = await member();
  await refuseFromNow(subscription, "leave_past_due");
  for (let day = RENEWAL; day <= GIVEN_UP; day++) await hearProcessor(inDays(day));
  const seen: string[] = [];
  await deliverSandboxWebhooks({
    url: "http://here.invalid",
    secret: webhookSecret(),
    now: inDays(THIRD),
    async send(_url, headers, body) {
      const event: Stripe.Event = constructEvent(body, headers["stripe-signature"] ?? null);
      seen.push(event.type);
      if (event.type !== "customer.subscription.updated") await applyProcessorEvent(operator(inDays(THIRD)), event);
      return 200;
    },
  });
  expect(seen).toContain("invoice.payment_failed");
  const [row] = await database().select().from(memberships).where(eq(memberships.subscriptionId, subscription));
  expect(row?.status).toBe("CANCELED");
});
