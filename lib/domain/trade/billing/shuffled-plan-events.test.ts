import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statement } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { DomainError } from "@/lib/core/errors";
import { operator } from "@/lib/domain/trade/orders/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { endInPortal } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { settleDue } from "@/lib/domain/trade/payments/sandbox/serving/due";
import { sendOwedRefunds } from "@/lib/domain/trade/payments/send-owed-refunds";
import { applyProcessorEvent } from "@/lib/domain/trade/processor-events/apply-processor-event";
import { choosePlan } from "./choosing/choose-plan";
import { customerOf } from "./choosing/customer";
import { readBilling } from "./read";
import { syncPlan } from "./subscription/sync-plan";
import {
  as,
  type Creator,
  changeCard,
  FAILING_CARD,
  GOOD_CARD,
  inDays,
  mailsTo,
  payBeside,
  payFor,
  portalOf,
} from "./testing";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** `npm run test:faults` takes more of them. */
const SEEDS = Array.from({ length: Number(process.env.SHUFFLES ?? 2) }, (_, i) => i + 1);
const NOW = inDays(33);

/** Everything that the processor has to say about a creator's subscription, oldest first; nothing was delivered. */
async function eventsOf({ profileId }: Creator): Promise<Stripe.Event[]> {
  const rows = await statement<{ body: string }>(
    "select body from sandbox_webhooks where body like '%' || $1 || '%' order by seq",
    [profileId],
  );
  return rows.map(({ body }) => JSON.parse(body) as Stripe.Event);
}

/** Deterministic shuffle (mulberry32 and Fisher–Yates). */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

/** Buys a plan, as the processor knows it; what the events say has not been heard, but for the row that the later steps need. */
async function bought(): Promise<Creator> {
  const creator = await makeCreator();
  const session = await payFor(creator, "GROWTH");
  const { subscription } = await processor().checkout.sessions.retrieve(session);
  await syncPlan(as(creator), subscription as string);
  return creator;
}

type Story = { name: string; act: (creator: Creator) => Promise<void>; ends: object; mails: string[] };
const STORIES: Story[] = [
  {
    name: "a move to a lower plan, renewed",
    async act(creator) {
      await choosePlan(as(creator), { tier: "STARTER" });
      await settleDue(NOW);
    },
    ends: { tier: "STARTER", subscription: { status: "active", next_tier: null } },
    mails: ["plan_started", "plan_started"],
  },
  {
    name: "canceled and over",
    async act(creator) {
      await endInPortal(await portalOf(creator), true);
      await settleDue(NOW);
    },
    ends: { tier: "FREE", subscription: null },
    mails: ["plan_started", "plan_ended"],
  },
  {
    name: "refused, then settled with another card",
    async act(creator) {
      await changeCard(creator, FAILING_CARD);
      await settleDue(NOW);
      await changeCard(creator, GOOD_CARD, NOW);
    },
    ends: { tier: "GROWTH", subscription: { status: "active", grace_ends_at: null } },
    // by the time of the first event it is settled: nobody is alarmed
    mails: ["plan_started"],
  },
];

describe.each(STORIES)("$name", ({ act, ends, mails }) => {
  it.each(SEEDS)("ends the same in order %i, each event twice", async (seed) => {
    const creator = await bought();
    await act(creator);
    const heard = shuffled(await eventsOf(creator), seed);
    expect(heard.length).toBeGreaterThan(3);
    for (const event of heard) await applyProcessorEvent(operator(NOW), event);
    const of = (event: Stripe.Event) =>
      /^(checkout\.session\.completed|customer\.subscription|invoice\.)/.test(event.type);
    for (const event of heard.filter(of)) expect(await applyProcessorEvent(operator(NOW), event)).toBe("duplicate");
    expect(await readBilling(as(creator, NOW))).toMatchObject(ends);
    const invoices = (await readBilling(as(creator, NOW))).invoices;
    expect(invoices.map(({ status }) => status)).toEqual(invoices.map(() => "paid"));
  });

  it("all at once, each three times: one end, told once", async () => {
    const creator = await bought();
    await act(creator);
    const heard = await eventsOf(creator);
    const all = shuffled([...heard, ...heard, ...heard], 7);
    await Promise.all(all.map(delivered));
    expect(await readBilling(as(creator, NOW))).toMatchObject(ends);
    expect(await mailsTo(creator)).toEqual(mails);
  });
});

describe("paid for three times within one second", () => {
  const outcome = async (creator: Creator) => {
    const { customerId } = await customerOf(as(creator), creator);
    const { data } = await processor().subscriptions.list({ customer: customerId, status: "all" });
    const kept = data.filter(({ status }) => status === "active").map(({ id }) => id);
    const { data: charges } = await processor().charges.list({ customer: customerId });
    return { kept, all: data.map(({ id }) => id).sort(), left: charges.filter(({ refunded }) => !refunded).length };
  };

  async function thrice(): Promise<Creator> {
    const creator = await makeCreator();
    const session = await processor().checkout.sessions.retrieve(await payFor(creator, "GROWTH"));
    const { created } = await processor().subscriptions.retrieve(session.subscription as string);
    await payBeside(creator, "GROWTH", new Date(created * 1000));
    await payBeside(creator, "GROWTH", new Date(created * 1000));
    return creator;
  }

  async function oneIsLeft(creator: Creator): Promise<void> {
    expect(await readBilling(as(creator))).toMatchObject({ tier: "GROWTH", subscription: { status: "active" } });
    await sendOwedRefunds(operator(NOW));
    await Promise.all((await eventsOf(creator)).map(delivered));
    await sendOwedRefunds(operator(NOW));
    const { kept, all, left } = await outcome(creator);
    expect({ kept, left }).toEqual({ kept: [all[0]], left: 1 });
    expect(await readBilling(as(creator))).toMatchObject({ tier: "GROWTH", subscription: { status: "active" } });
    expect(await mailsTo(creator)).toEqual(["plan_started", "payment_returned", "payment_returned"]);
  }

  it.each(SEEDS)("leaves the one with the smallest id, told in order %i", async (seed) => {
    const creator = await thrice();
    const heard = await eventsOf(creator);
    for (const event of shuffled([...heard, ...heard], seed)) await delivered(event);
    await oneIsLeft(creator);
  });

  it("and all at once", async () => {
    const creator = await thrice();
    const heard = await eventsOf(creator);
    await Promise.all(shuffled([...heard, ...heard, ...heard], 7).map(delivered));
    await oneIsLeft(creator);
  });

  it("of two plans the first stays, and its creator is told which it is", async () => {
    const creator = await makeCreator();
    await payFor(creator, "STARTER");
    await payBeside(creator, "GROWTH", new Date(Date.now() + 5_000));
    for (const event of (await eventsOf(creator)).reverse()) await delivered(event);
    expect(await readBilling(as(creator))).toMatchObject({ tier: "STARTER", subscription: { tier: "STARTER" } });
    await sendOwedRefunds(operator(NOW));
    expect((await outcome(creator)).left).toBe(1);
    expect(await mailsTo(creator)).toEqual(["plan_started", "plan_started", "payment_returned"]);
  });
});

/** Hands an event over as a processor does: until it is not told to try again. */
async function delivered(event: Stripe.Event): Promise<unknown> {
  for (;;) {
    try {
      return await applyProcessorEvent(operator(NOW), event);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === "service_unavailable")) throw error;
    }
  }
}
