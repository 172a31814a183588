import { and, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { database, statement } from "@/db/client";
import { orders, orderTips, releases } from "@/db/schema";
import { FIGURES } from "@/lib/domain/people/reputation/figures";
import { recount } from "@/lib/domain/people/reputation/testing-recount";
import { cancelUnanswered } from "@/lib/domain/trade/orders/canceling/answer";
import { sendRefunds } from "@/lib/domain/trade/orders/refunds/send-due";
import { legalHistory, makeSeller, operator } from "@/lib/domain/trade/orders/testing";
import { sendOwedRefunds } from "@/lib/domain/trade/payments/send-owed-refunds";
import { takeBackChargebacks } from "@/lib/domain/trade/payouts/charged-back";
import { payOut } from "@/lib/domain/trade/payouts/pay-out";
import { sendTipsBack } from "@/lib/domain/trade/tips/refund-tip";
import { type Books, lastObject, ourBooks, processorBooks } from "./testing-books";
import { chanceOf } from "./testing-chance";
import { turnClock } from "./testing-clock";
import { buyOne, endCardDispute, hear, openDisputesOf } from "./testing-processor-side";
import { type Life, live, liveTogether } from "./testing-steps";

const DAY = 86_400_000;
/** So often the worker is given three days to come to rest. */
const ROUNDS = 20;

/** What came of lives: what happened in each, their sums on both sides, and what is wrong besides. */
export type Outcome = { steps: string[][]; ours: Books; processors: Books; wrong: string[] };

/**
 * Lives random lives of creators' orders side by side to their ends, one for each seed. The same seeds give the same choices; what the
 * worker does and what time brings they share.
 */
export async function wholeLives(seeds: readonly number[]): Promise<Outcome> {
  const since = await lastObject();
  const lives = await Promise.all(
    seeds.map(async (seed): Promise<Life & { steps: string[] }> => {
      const [chance, seller] = [chanceOf(seed), await makeSeller(true)];
      return { chance, seller, orders: [await buyOne(seller, chance)], steps: [] };
    }),
  );
  const all = chanceOf(seeds[0] ?? 0);
  if (all.happens(0.8)) await hear(all, true);
  for (let n = 4 + all.below(5); n > 0; n--) {
    await Promise.all(lives.map(async (life) => life.steps.push(await live(life))));
    await liveTogether(all);
  }
  await comeToRest(lives);
  const wrong = await whatIsWrong(lives);
  const sellers = lives.map(({ seller }) => seller);
  const [ours, processors] = [await ourBooks(sellers), await processorBooks(sellers, since)];
  return { steps: lives.map(({ steps }) => steps), ours, processors, wrong };
}

/** Card disputes are decided, all is heard, and the worker does what is due until nothing is. */
async function comeToRest(lives: readonly Life[]): Promise<void> {
  const chance = lives[0]?.chance ?? chanceOf(1);
  await hear(chance, true);
  const open = await database()
    .select({ dispute: orders.processorDisputeId })
    .from(orders)
    .where(and(inArray(orders.id, idsOf(lives)), eq(orders.processorDispute, "open")));
  const tips = await database()
    .select({ payment: orderTips.paymentIntentId })
    .from(orderTips)
    .where(and(inArray(orderTips.orderId, idsOf(lives)), isNotNull(orderTips.paymentIntentId)));
  const ofTips = await openDisputesOf(tips.flatMap(({ payment }) => payment ?? []));
  for (const dispute of [...open.map((one) => one.dispute ?? ""), ...ofTips])
    await endCardDispute(dispute, chance.happens(0.5));
  // a payout that the processor refuses is computed again in the next round; one that waits goes out within these rounds, or is wrong
  for (let round = 0, idle = 0; round < ROUNDS && idle < 2; round++) {
    await cancelUnanswered(operator());
    await sendRefunds(operator());
    await sendTipsBack(operator());
    const taken = await takeBackChargebacks(operator());
    await sendOwedRefunds(operator());
    const { sent } = await payOut(operator());
    const heard = await hear(chance, true);
    const still = round > 1 && taken + sent + heard === 0 && (await unpaidOf(lives)).length === 0;
    idle = still ? idle + 1 : 0;
    turnClock(3 * DAY);
  }
}

/** Histories that the table does not allow, sums that are not those of what happened, and money that has not reached its creator after all that time. */
async function whatIsWrong(lives: readonly Life[]): Promise<string[]> {
  const histories = await Promise.allSettled(idsOf(lives).map(legalHistory));
  const illegal = histories.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
  const late = await unpaidOf(lives);
  const miscounted = await Promise.all(lives.map(({ seller }) => miscountOf(seller.profileId)));
  return [...illegal, ...late.map((row) => `release ${row.id} is ${row.status}: ${row.error}`), ...miscounted.flat()];
}

/** Sums of a creator's reputation that are not what their orders add up to. */
async function miscountOf(profileId: string): Promise<string[]> {
  const now = new Date();
  const [kept] = await statement(FIGURES, [profileId, now.toISOString()]);
  const counted = await recount(profileId, now);
  return (["closed", "completed", "delivered", "punctual", "lost"] as const).flatMap((sum) =>
    kept?.[sum] === counted[sum] ? [] : [`${sum} of ${profileId} is ${kept?.[sum]}, and ${counted[sum]} by its orders`],
  );
}

async function unpaidOf(lives: readonly Life[]) {
  const profiles = lives.map(({ seller }) => seller.profileId);
  return database()
    .select({ id: releases.id, status: releases.status, error: releases.lastError })
    .from(releases)
    .where(and(inArray(releases.profileId, profiles), ne(releases.status, "PAID"), ne(releases.status, "HELD")));
}

function idsOf(lives: readonly Life[]): string[] {
  return lives.flatMap(({ orders: ids }) => ids);
}
