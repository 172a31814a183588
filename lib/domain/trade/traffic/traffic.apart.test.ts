import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database, openTransaction } from "@/db/client";
import { makeCreator, makeSession } from "@/db/factories";
import { makeTier } from "@/db/factories/creator-records";
import { profiles, releases, sandboxWebhooks } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { deleteAccount } from "@/lib/domain/people/accounts/leaving/delete-account";
import { choosePlan } from "@/lib/domain/trade/billing/choosing/choose-plan";
import { openPortal } from "@/lib/domain/trade/billing/choosing/portal";
import {
  as,
  cardForm,
  GOOD_CARD,
  lastPart,
  payBeside,
  payFor,
  subscriptionIdOf,
} from "@/lib/domain/trade/billing/testing";
import { clockAsItIs } from "@/lib/domain/trade/lives/testing-clock";
import { wholeLives } from "@/lib/domain/trade/lives/testing-whole-life";
import { endSubscriptions } from "@/lib/domain/trade/memberships/end-subscriptions";
import { hearMemberships } from "@/lib/domain/trade/memberships/hear";
import { joinTier } from "@/lib/domain/trade/memberships/join";
import { leaveMembership, stayMember } from "@/lib/domain/trade/memberships/leave";
import { listOwnMemberships } from "@/lib/domain/trade/memberships/members";
import { expireCheckouts } from "@/lib/domain/trade/orders/checkout/expire-checkouts";
import { markExpired } from "@/lib/domain/trade/orders/checkout/mark-expired";
import { hearDisputes } from "@/lib/domain/trade/orders/closing/hear-disputes";
import { hearRefunds } from "@/lib/domain/trade/orders/closing/hear-refunds";
import { refundOrder } from "@/lib/domain/trade/orders/closing/refund";
import { buy, hearProcessor, makeSeller, operator } from "@/lib/domain/trade/orders/testing";
import { completed, later } from "@/lib/domain/trade/orders/testing-money";
import { endSubscription } from "@/lib/domain/trade/payments/end-subscription";
import { forgetCustomers } from "@/lib/domain/trade/payments/forget-customers";
import { paymentsHealth } from "@/lib/domain/trade/payments/processor";
import { completeOnboarding, payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { sendOwedRefunds } from "@/lib/domain/trade/payments/send-owed-refunds";
import { payOut } from "@/lib/domain/trade/payouts/pay-out";
import { readPayouts } from "@/lib/domain/trade/payouts/reading/read";
import { openDashboard, startOnboarding } from "@/lib/domain/trade/payouts/taking-over/onboard";
import { takeOverSchedules } from "@/lib/domain/trade/payouts/taking-over/take-over-schedules";
import { createStoredPrice, renameStored, replaceStoredPrice } from "@/lib/domain/trade/products/stored-price";
import { CALLS } from "./testing-calls";
import { literal, record } from "./testing-recorder";

/** Lives of these seeds meet refunds in part, card disputes that are lost, tips, payouts and a bank that sends one back. */
const SEEDS = [1, 2, 3, 4, 5, 6];
const HEAD = `// Recorded by traffic.apart.test.ts and renewed by \`npx vitest run --project apart lib/domain/trade/traffic -u\`: the compiler judges it.
import type Stripe from "stripe";
import type { Sent, Told } from "./shapes";
`;

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(async () => {
  clockAsItIs();
  await own.drop();
});

it("every request to the processor, and all that it answers and tells, has the shapes of the SDK's types", async () => {
  const { calls, events } = await record(async () => {
    await beingPaid();
    await plans();
    await membership();
    await moneyForNothing();
    await takenOver();
    await forgotten();
    await unheard();
    for (const seed of SEEDS) await wholeLives([seed]);
  });
  expect([...calls.keys()].filter((route) => CALLS[route]).sort()).toEqual(Object.keys(CALLS).sort());
  const recorded = Object.entries(CALLS).map(([route, { sent, told }]) => {
    const { params, body } = calls.get(route) ?? expect.fail(route);
    return `  ${JSON.stringify(route)}: {
    sent: ${literal(params)} satisfies Sent<${sent}>,
    told: ${literal(JSON.parse(body))} satisfies Told<${told}>,
  },`;
  });
  const told = [...events.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, event]) => {
      const name = type.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());
      return `  ${JSON.stringify(type)}: ${literal(event)} satisfies Told<Stripe.${name}Event>,`;
    });
  const file = `${HEAD}
export const calls = {\n${recorded.join("\n")}\n};

export const events = {\n${told.join("\n")}\n};
`;
  await expect(file).toMatchFileSnapshot("./traffic.gen.ts");
}, 120_000);

it("no other call is in the sources", () => {
  const files = readdirSync("lib/domain", { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => file.endsWith(".ts") && !/test|sandbox\//.test(file));
  const used = sources.flatMap((file) =>
    Array.from(
      readFileSync(join("lib/domain", file), "utf8").matchAll(/processor\([^)]*\)\s*\.([a-zA-Z.]+)\s*\(/g),
      ([, method]) => method,
    ),
  );
  const known = Object.values(CALLS).map(({ method }) => method);
  expect([...new Set(used)].filter((method) => !known.includes(method ?? ""))).toEqual([]);
});

/** A creator's account at the processor, and what is sold of it. */
async function beingPaid(): Promise<void> {
  const creator = await makeCreator();
  const actor = { ...creator, kind: "user", sessionId: await makeSession(creator.userId) } as const;
  const ctx = { ...as(creator), actor };
  await completeOnboarding(lastPart((await startOnboarding(ctx)).url));
  await readPayouts(ctx);
  await openDashboard(ctx);
  await paymentsHealth();
  const product = { id: "prd_recorded", name: "Logo", summary: "A logo.", priceCents: 9_000 };
  const { processorProductId } = await createStoredPrice(product);
  await replaceStoredPrice(processorProductId, { ...product, priceCents: 12_000 });
  await renameStored(processorProductId, { ...product, name: "Logo design" });
  const seller = await makeSeller(true);
  // a person, whose cards the page may keep
  await buy(seller, null, undefined, as(await makeCreator()));
  await buy(seller, null);
  await expireCheckouts(operator(new Date(Date.now() + 3 * 86_400_000)));
}

async function plans(): Promise<void> {
  const creator = await makeCreator();
  await payFor(creator, "STARTER");
  await payBeside(creator, "STARTER");
  await hearProcessor();
  await sendOwedRefunds(operator());
  await choosePlan(as(creator), { tier: "GROWTH" });
  await openPortal(as(creator));
  const subscription = await subscriptionIdOf(creator);
  await choosePlan(as(creator), { tier: "FREE" });
  await endSubscription(subscription);
  await hearProcessor();
}

/** Somebody who has paid for a membership. */
async function joining() {
  const [seller, fan] = [await makeSeller(true), await makeCreator()];
  const tier = await makeTier(seller.profileId);
  const { url } = await joinTier(as(fan), tier.id);
  await payCheckout(lastPart(url), { email: fan.email, ...cardForm(GOOD_CARD) });
  return fan;
}

async function membership(): Promise<void> {
  const fan = await joining();
  await hearProcessor();
  const [mine] = await listOwnMemberships(as(fan));
  await leaveMembership(as(fan), mine?.id ?? "");
  await stayMember(as(fan), mine?.id ?? "");
}

/** An order that is paid after it expired, with a card whose holder disputes it. */
async function moneyForNothing(): Promise<void> {
  const order = await buy(await makeSeller(true), null);
  await openTransaction((tx) => markExpired(tx, { ...operator(), db: tx, inTransaction: true }, order.id));
  await payCheckout(order.session, { email: order.email, ...cardForm("4000000000000259") });
  await hearProcessor();
  await sendOwedRefunds(operator());
}

/** An account that the processor still pays daily. */
async function takenOver(): Promise<void> {
  const { profileId } = await makeSeller(true);
  await database().update(profiles).set({ payoutsManual: false }).where(eq(profiles.id, profileId));
  await takeOverSchedules(operator());
}

/** An account that is deleted with a plan. */
async function forgotten(): Promise<void> {
  const creator = await makeSeller(true);
  await payFor(creator, "STARTER");
  await hearProcessor();
  await deleteAccount(operator(), creator.email);
  await endSubscriptions(operator());
  await forgetCustomers(operator());
}

/** A payout, a refund, a card dispute and a membership of which nothing is heard: each is asked for. */
async function unheard(): Promise<void> {
  const seller = await makeSeller(true);
  const { id: orderId } = await completed(seller);
  await payOut(operator());
  const lost = { status: "SENDING", payoutId: null, dueAt: new Date() } as const;
  await database().update(releases).set(lost).where(eq(releases.orderId, orderId));
  await payOut(operator());
  await buy(seller, "4000000000000259");
  await hearProcessor();
  await hearDisputes(operator(later(2)));
  await refundOrder(as(seller), orderId);
  await hearRefunds(operator(later(1)));
  await hearProcessor();
  await joining();
  await database().update(sandboxWebhooks).set({ deliveredAt: new Date() }).where(isNull(sandboxWebhooks.deliveredAt));
  await hearMemberships(operator(later(0.5)));
}
