import { inArray } from "drizzle-orm";
import type Stripe from "stripe";
import { memberships, owedRefunds } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { isProcessorAway } from "@/lib/core/errors";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS, HOUR_MS } from "@/lib/core/values/durations";
import { requirePerson } from "@/lib/domain/platform/access/require";
import { findSession } from "@/lib/domain/trade/payments/find-session";
import { type PaymentMode, processor, processorModes } from "@/lib/domain/trade/payments/processor";
import { followSubscription } from "./follow";
import { OWN_MEMBERSHIPS } from "./join";
import { standingOf } from "./lapse";
import { mayAwaitTier } from "./members";
import { termsOf } from "./next-charge";
import { applyMembershipCheckout, paidFor } from "./start";

/** As many as the processor lists at once. */
const PAGE = 100;
/** The processor sends an event again for three days; a worker that stood still for some more finds it all the same. */
const ASKED_FOR_MS = 7 * DAY_MS;

/**
 * Begins the membership that the signed-in person paid for in the checkout which led back, whether or not its event has come. Nothing
 * of a checkout that is not theirs, and where they await no membership of that tier. Throws `unauthorized`.
 */
export async function returnFromJoining(ctx: Context, tierId: string, sessionId: string): Promise<void> {
  const { userId } = requirePerson(ctx, OWN_MEMBERSHIPS);
  if (!(await mayAwaitTier(ctx, tierId))) return;
  try {
    const session = await findSession(sessionId, ctx);
    if (session?.metadata?.user_id === userId) await begin(ctx, session);
  } catch (error) {
    if (!isProcessorAway(error)) throw error;
    ctx.log.warn(
      { err: error, session: sessionId },
      "the processor did not say what became of a checkout; its event will",
    );
  }
}

/**
 * Asks the processors for subscriptions to tiers that began more than an hour ago, and within a week, and of which no event told: somebody pays
 * for each and is no member. Answers how many memberships began, or are owed back.
 */
export async function beginUnheard(ctx: Context): Promise<number> {
  let done = 0;
  for (const mode of processorModes()) {
    const within = { ...ctx, ...mode };
    for await (const page of pagesOf(within, new Date(ctx.now.getTime() - ASKED_FOR_MS)))
      done += await eachAlone(within, await unheard(within, page), {
        work: ({ id }, own) => beginOf(own, id),
        failed: "the processor did not say how a membership began; it will be asked again",
      });
  }
  return done;
}

/** The subscriptions that go on of a mode's processor, the newest first, page by page. */
async function* pagesOf(of: PaymentMode, since: Date): AsyncGenerator<Stripe.Subscription[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  for (let after: string | undefined, more = true; more; ) {
    const page = await processor(of).subscriptions.list({
      created,
      limit: PAGE,
      ...(after && { starting_after: after }),
    });
    yield page.data;
    after = page.data.at(-1)?.id;
    more = page.has_more;
  }
}

/** Those of tiers that we know nothing of: neither a membership, nor that they came for nothing. An event of the last hour may be on its way. */
async function unheard(ctx: Context, page: Stripe.Subscription[]): Promise<Stripe.Subscription[]> {
  const early = (ctx.now.getTime() - HOUR_MS) / 1000;
  const sold = page.filter(({ metadata, created }) => metadata.membership_tier && created < early);
  if (sold.length === 0) return [];
  const ids = sold.map(({ id }) => id);
  const { subscriptionId } = memberships;
  const rows = await ctx.db.select({ id: subscriptionId }).from(memberships).where(inArray(subscriptionId, ids));
  const { source } = owedRefunds;
  const owed = await ctx.db.select({ id: source }).from(owedRefunds).where(inArray(source, ids));
  const known = new Set([...rows, ...owed].map(({ id }) => id));
  return sold.filter(({ id }) => !known.has(id));
}

async function beginOf(ctx: Context, subscription: string): Promise<boolean> {
  const [session] = (await processor(ctx).checkout.sessions.list({ subscription, limit: 1 })).data;
  return session !== undefined && begin(ctx, session);
}

/** As its event would have said it. What is over by now begins nothing. */
async function begin(ctx: Context, session: Stripe.Checkout.Session): Promise<boolean> {
  const id = paidFor(session);
  if (!id) return false;
  const standing = await standingOf(id, ctx);
  return transaction(ctx, (tx, within) =>
    standing.over
      ? followSubscription(tx, within, standing)
      : applyMembershipCheckout(tx, within, session, termsOf(standing.subscription)),
  );
}
