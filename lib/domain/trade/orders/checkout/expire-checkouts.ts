import { and, asc, isNull, lt, type SQL, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { allAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { cameToNothing } from "@/lib/domain/trade/payments/came-to-nothing";
import { type PaymentMode, processor } from "@/lib/domain/trade/payments/processor";
import { markNeverOpened, markSessionExpired } from "./mark-expired";
import { markPaid } from "./mark-paid";
import { OPENING_MS } from "./quoted";

const GRACE_MS = 60_000;
const BATCH = 50;

type Due = { id: string; session: string | null; at: Date; livemode: boolean };

/**
 * Ends checkouts of both modes whose time is over. The processor decides: a session that it expired is expired here too, one that was paid is
 * paid here too, since its event would have come by now: an event that is lost must cost nobody an order. All of them, `size` at a time, as
 * what a bank takes days for stays due. One whose call came to open no checkout in two minutes is over, too. Answers how many were ended.
 */
export async function expireCheckouts(ctx: Context, size = BATCH): Promise<number> {
  const { expiresAt, createdAt, checkoutSessionId } = orders;
  const overdue = await end(ctx, size, { since: expiresAt, for: GRACE_MS });
  return overdue + (await end(ctx, size, { since: createdAt, for: OPENING_MS, which: isNull(checkoutSessionId) }));
}

/** Open checkouts that are over once a moment of theirs is so many milliseconds past. */
type Over = { since: typeof orders.expiresAt | typeof orders.createdAt; for: number; which?: SQL };

/** Each kind by a range of an index of its own: one question for both would look at every checkout that is open. */
async function end(ctx: Context, size: number, over: Over): Promise<number> {
  return allAlone<Due>(ctx, {
    size,
    due: (after) => due(ctx, size, over, after),
    work: (one, own) => expire(own, one),
    failed: "a checkout whose time is over was not closed; it will be tried again",
  });
}

async function due(ctx: Context, size: number, { since, for: ms, which }: Over, after?: Due): Promise<Due[]> {
  const { id, checkoutSessionId: session, livemode } = orders;
  return ctx.db
    .select({ id, session, at: since, livemode })
    .from(orders)
    .where(
      and(
        // literal, not bound: only so does a partial index hold what it looks for
        sql`${orders.status} = 'CHECKOUT_OPEN'`,
        which,
        lt(since, new Date(ctx.now.getTime() - ms)),
        after ? sql`(${since}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(since), asc(id))
    .limit(size);
}

async function expire(ctx: Context, { id, session, livemode }: Due): Promise<boolean> {
  const found = session ? await endSession(session, { livemode }) : null;
  if (found && !isOver(found) && !(await cameToNothing(found, { livemode }))) return false;
  return transaction({ ...ctx, livemode }, async (tx, within) => {
    if (!found) return markNeverOpened(tx, within, id);
    // a payment that the order does not take is owed back by that, and its checkout is over all the same
    return (isPaid(found) && (await markPaid(tx, within, found))) || markSessionExpired(tx, within, found.id);
  });
}

/** The session as it is at the processor, once it is no longer open there. */
async function endSession(id: string, of: PaymentMode): Promise<Stripe.Checkout.Session> {
  const sessions = processor(of).checkout.sessions;
  const session = await sessions.retrieve(id);
  return session.status === "open" ? sessions.expire(id) : session;
}

function isPaid({ status, payment_status: payment }: Stripe.Checkout.Session): boolean {
  return status === "complete" && payment === "paid";
}

/** One that is complete and not paid waits for the bank, unless that has refused. */
function isOver(session: Stripe.Checkout.Session): boolean {
  return session.status === "expired" || isPaid(session);
}
