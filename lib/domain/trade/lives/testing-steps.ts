import { and, desc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { orderRefunds, orders, releases } from "@/db/schema";
import { DomainError } from "@/lib/core/errors";
import { orderLinkToken } from "@/lib/domain/trade/orders/access/link";
import { cancelUnanswered, declineCancel } from "@/lib/domain/trade/orders/canceling/answer";
import { askToCancel } from "@/lib/domain/trade/orders/canceling/ask";
import { withdrawCancel } from "@/lib/domain/trade/orders/canceling/withdraw";
import { cancelOrder } from "@/lib/domain/trade/orders/closing/cancel";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { refundOrder } from "@/lib/domain/trade/orders/closing/refund";
import { acceptProposal, propose } from "@/lib/domain/trade/orders/disputes/propose";
import { resolveDispute } from "@/lib/domain/trade/orders/disputes/resolve";
import { retryFailedRefund } from "@/lib/domain/trade/orders/refunds/retry";
import { sendRefunds } from "@/lib/domain/trade/orders/refunds/send-due";
import { as, nobody, operator, orderRow, type Seller } from "@/lib/domain/trade/orders/testing";
import { acceptDeliveries } from "@/lib/domain/trade/orders/work/accept-deliveries";
import { acceptDelivery } from "@/lib/domain/trade/orders/work/accept-delivery";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { requestRevision } from "@/lib/domain/trade/orders/work/request-revision";
import { payOut } from "@/lib/domain/trade/payouts/pay-out";
import { openTip } from "@/lib/domain/trade/tips/open-tip";
import { refundTip } from "@/lib/domain/trade/tips/refund-tip";
import type { Chance } from "./testing-chance";
import { turnClock } from "./testing-clock";
import { bounce, buyOne, endCardDispute, hear, payTip, refundElsewhere } from "./testing-processor-side";

const HOUR = 3_600_000;
const REASON = "It is not what was agreed on.";

/** A seller, and the orders of one life. */
export type Life = { seller: Seller; orders: string[]; chance: Chance };
type Step = (life: Life, orderId: string) => Promise<unknown>;

const link = (orderId: string) => ({ orderId, token: orderLinkToken(orderId) });
const sides = (orderId: string) =>
  ({ buyer: { ...link(orderId), as: "buyer" }, creator: { orderId, as: "creator" } }) as const;

/** All that may happen, each as often as it stands here. What the rules do not allow at that moment changes nothing. */
const STEPS: readonly (readonly [weight: number, name: string, step: Step])[] = [
  [1, "buy", async (life) => life.orders.length < 3 && life.orders.push(await buyOne(life.seller, life.chance))],
  [4, "deliver", ({ seller }, id) => deliverOrder(as(seller), id, { message: "Here.", links: [] })],
  [3, "accept", (_, id) => acceptDelivery(nobody(), link(id))],
  [1, "revise", (_, id) => requestRevision(nobody(), { ...link(id), note: "Darker, please." })],
  [1, "cancel", ({ seller }, id) => cancelOrder(as(seller), id)],
  [1, "withdraw the wish to cancel", (_, id) => withdrawCancel(nobody(), link(id))],
  [1, "ask to cancel", (_, id) => askToCancel(nobody(), { ...link(id), reason: REASON })],
  [1, "decline", ({ seller }, id) => declineCancel(as(seller), id, "Nearly done.")],
  [2, "dispute", (_, id) => openDispute(nobody(), { ...link(id), reason: REASON })],
  [3, "agree", (life, id) => agreeOnSomething(life, id)],
  [1, "decide", ({ chance }, id) => decide(chance, id)],
  [
    3,
    "refund a part",
    ({ seller, chance }, id) => refundOrder(as(seller), id, { amount_cents: 1 + chance.below(9_000) }),
  ],
  [1, "refund all", ({ seller }, id) => refundOrder(as(seller), id)],
  [
    1,
    "refund elsewhere",
    async ({ chance }, id) => refundElsewhere((await paymentOf(id)) ?? "", 1 + chance.below(9_000)),
  ],
  [2, "try again", ({ seller }, id) => tryAgain(seller, id)],
  [
    2,
    "tip",
    async ({ chance }, id) => payTip((await openTip(nobody(), { ...link(id), cents: 500 })).checkout_url, chance),
  ],
  [1, "tip back", ({ seller }, id) => refundTip(as(seller), id)],
  [
    1,
    "card dispute",
    async ({ chance }, id) => endCardDispute((await orderRow(id)).processorDisputeId ?? "", chance.happens(0.5)),
  ],
  [1, "bank returns", ({ seller }) => bankReturns(seller)],
];

/** What comes to all lives at once: time, events, and what the worker does. */
const SHARED: readonly (readonly [weight: number, step: (chance: Chance) => Promise<unknown>])[] = [
  [6, (chance) => hear(chance)],
  [4, () => payOut(operator())],
  [3, async (chance) => turnClock(chance.of([1, 25, 60, 130, 400]) * HOUR)],
  [1, () => acceptDeliveries(operator())],
  [1, () => cancelUnanswered(operator())],
  [1, () => sendRefunds(operator())],
];

const SHARED_BAG = SHARED.flatMap(([weight, step]) => Array.from({ length: weight }, () => step));

/** The next thing that comes to all. */
export async function liveTogether(chance: Chance): Promise<void> {
  await chance.of(SHARED_BAG)(chance);
}

const BAG = STEPS.flatMap(([weight, name, step]) => Array.from({ length: weight }, () => ({ name, step })));

/** The next thing that happens in a life. Answers its name. */
export async function live(life: Life): Promise<string> {
  const { name, step } = life.chance.of(BAG);
  await allowed(step(life, life.chance.of(life.orders)));
  return name;
}

/** What the rules refuse is no fault of theirs. */
async function allowed(doing: Promise<unknown>): Promise<void> {
  await doing.catch((error) => {
    if (!(error instanceof DomainError) || error.status >= 500) throw error;
  });
}

async function agreeOnSomething({ seller, chance }: Life, orderId: string): Promise<void> {
  const { buyer, creator } = sides(orderId);
  const kind = chance.of(["refund_all", "refund_part", "deliver_again", "complete"] as const);
  const outcome = { kind, cents: 1 + chance.below(9_000), dueAt: new Date(Date.now() + 48 * HOUR) };
  const byBuyer = chance.happens(0.5);
  const { id } = byBuyer ? await propose(nobody(), buyer, outcome) : await propose(as(seller), creator, outcome);
  if (byBuyer) await acceptProposal(as(seller), creator, id);
  else await acceptProposal(nobody(), buyer, id);
}

function decide(chance: Chance, orderId: string): Promise<unknown> {
  const outcome = chance.of(["refund", "complete"] as const);
  const part = chance.happens(0.5) && outcome === "refund" ? { cents: 1 + chance.below(9_000) } : {};
  return resolveDispute(operator(), { orderId, outcome, early: true, reason: "So it is.", ...part });
}

async function tryAgain(seller: Seller, orderId: string): Promise<void> {
  const failed = and(eq(orderRefunds.orderId, orderId), eq(orderRefunds.status, "FAILED"));
  const [refund] = await database().select().from(orderRefunds).where(failed);
  if (refund) await retryFailedRefund(as(seller), orderId, refund.id);
}

async function bankReturns({ profileId }: Seller): Promise<void> {
  const [sent] = await database()
    .select()
    .from(releases)
    .where(and(eq(releases.profileId, profileId), eq(releases.status, "SENT")))
    .orderBy(desc(releases.id))
    .limit(1);
  if (sent?.payoutId) await bounce(sent.payoutId);
}

async function paymentOf(id: string): Promise<string | null> {
  const [order] = await database().select({ payment: orders.paymentIntentId }).from(orders).where(eq(orders.id, id));
  return order?.payment ?? null;
}
