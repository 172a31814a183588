import { and, asc, eq, inArray, isNotNull, isNull, lte, min, not, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { owedRefunds, profiles, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { askAfresh } from "./ask-afresh";
import { endSubscription } from "./end-subscription";
import { giveBack, giveBackAtOnce, lacksFunds } from "./give-back";
import { paymentReturned } from "./mails/payment-returned";
import { paymentReversed } from "./mails/payment-reversed";
import { type PaymentMode, processor } from "./processor";
import { reverseTransfer } from "./reverse-transfer";

const BATCH = 20;
/** The wait after the nth attempt: 30 s, doubled each time, at most six hours. Longer than an attempt takes: it is the claim's lease, too. */
const WAIT = sql`least(interval '30 seconds' * power(2, least(${owedRefunds.attempts}, 20)), interval '6 hours')`;
const WAITING = isNull(owedRefunds.refundedAt);
/** What went back from the platform's own and is to be taken from its creator. */
export const OWES = and(isNotNull(owedRefunds.refundedAt), owedRefunds.owesReversal);
/** What is to go back, or to be taken. */
export const OPEN = or(WAITING, owedRefunds.owesReversal);

type OwedRow = typeof owedRefunds.$inferSelect;
type Sent = { cents: number; currency: string | null };

/**
 * Sends back what came for nothing and has fallen due. A row is claimed before the processor is asked and recorded after it, so a worker
 * that dies between the two has it asked again, under the same key: one refund. What was refused is asked under a key of its own. Any
 * number of workers may do it at once. Answers how many, of both modes, were sent, and when the next is due.
 */
export async function sendOwedRefunds(ctx: Context): Promise<{ sent: number; nextDueAt: Date | null }> {
  const sent = await eachAlone(ctx, await claim(ctx), {
    work: async (owed, own) => {
      const of = { ...own, livemode: owed.livemode };
      if (owed.refundedAt) return takeBack(of, owed);
      await record(of, owed, await sendBack(of, owed));
    },
    failed: "an owed refund was not sent; it will be tried again",
    note: ({ id }, error) =>
      ctx.db
        .update(owedRefunds)
        .set({ lastError: reasonOf(error) })
        .where(eq(owedRefunds.id, id)),
    untried: ({ id, attempts }) =>
      ctx.db
        .update(owedRefunds)
        .set({ attempts: attempts - 1, dueAt: ctx.now })
        .where(and(eq(owedRefunds.id, id), eq(owedRefunds.attempts, attempts), OPEN)),
  });
  const [next] = await ctx.db
    .select({ at: min(owedRefunds.dueAt) })
    .from(owedRefunds)
    .where(OPEN);
  return { sent, nextDueAt: next?.at ?? null };
}

async function claim(ctx: Context): Promise<OwedRow[]> {
  const due = ctx.db
    .select({ id: owedRefunds.id })
    .from(owedRefunds)
    .where(and(OPEN, lte(owedRefunds.dueAt, ctx.now)))
    .orderBy(asc(owedRefunds.dueAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return ctx.db
    .update(owedRefunds)
    .set({
      attempts: sql`${owedRefunds.attempts} + 1`,
      dueAt: sql`${ctx.now.toISOString()}::timestamptz + ${WAIT}`,
    })
    .where(inArray(owedRefunds.id, due))
    .returning();
}

/**
 * A subscription is ended first: after that nothing more is paid for it. The buyer does not wait for a creator's account that has too
 * little. Where a dispute was accepted, the processor took the payment from the platform alone: what was passed on to the creator is taken
 * back after it.
 */
async function sendBack(of: Context, owed: OwedRow): Promise<Sent> {
  const { id, source, reason } = owed;
  if (source.startsWith("sub_")) await endSubscription(source, of);
  const owe = () => noteOwed(of, owed);
  const sent: Sent = { cents: 0, currency: null };
  for (const payment of await paymentsOf(source, of)) {
    const key = `${id}:${payment}`;
    const send = (passedOn: boolean) =>
      askAfresh(passedOn ? key : `${key}:apart`, (idempotencyKey) =>
        giveBack(payment, {
          of,
          passedOn,
          idempotencyKey,
          reason: reason === "second_payment" ? "duplicate" : "requested_by_customer",
          metadata: { owed_refund: id },
        }),
      );
    const back = await giveBackAtOnce({ owes: owed.owesReversal, send, owe });
    if (back.byDispute)
      await reverse(of, owed, payment, back.cents).catch(async (error) => {
        if (!lacksFunds(error)) throw error;
        await owe();
      });
    sent.cents += back.cents;
    sent.currency = back.currency;
  }
  return sent;
}

function reverse(of: PaymentMode, { id }: OwedRow, payment: string, cents: number): Promise<number> {
  return askAfresh(`${id}:${payment}:reversal`, (idempotencyKey) =>
    reverseTransfer(payment, { of, cents, idempotencyKey, metadata: { owed_refund: id } }),
  );
}

/** What went back from the platform's own is taken from its creator, once their account has it. */
async function takeBack(of: Context, owed: OwedRow): Promise<false> {
  let cents = 0;
  for (const payment of await paymentsOf(owed.source, of))
    cents += await reverse(of, owed, payment, owed.refundedCents ?? 0);
  await transaction(of, async (tx, within) => {
    const [taken] = await tx
      .update(owedRefunds)
      .set({ owesReversal: false, lastError: null })
      .where(and(eq(owedRefunds.id, owed.id), OWES))
      .returning({ id: owedRefunds.id });
    if (taken) await recordOwed(tx, within, owed, "refund.taken_back", { cents });
  });
  return false;
}

/** Notes that what was passed on to the creator is taken back apart, once. */
async function noteOwed(ctx: Context, owed: OwedRow): Promise<void> {
  await transaction(ctx, async (tx, within) => {
    const [owing] = await tx
      .update(owedRefunds)
      .set({ owesReversal: true })
      .where(and(eq(owedRefunds.id, owed.id), not(owedRefunds.owesReversal)))
      .returning({ id: owedRefunds.id });
    if (owing) await recordOwed(tx, within, owed, "refund.owed_back", { source: owed.source });
  });
}

function recordOwed(
  tx: Transaction,
  ctx: Context,
  { id, profileId, userId }: OwedRow,
  action: "refund.sent" | "refund.owed_back" | "refund.taken_back",
  diff: Record<string, unknown>,
): Promise<void> {
  return recordAudit(tx, ctx, profileId ?? userId, action, { type: "refund", id }, diff);
}

/** The payment itself, or all that a subscription was paid with. */
async function paymentsOf(source: string, of: PaymentMode): Promise<string[]> {
  if (!source.startsWith("sub_")) return [source];
  const payments: string[] = [];
  const paid = { subscription: source, status: "paid", limit: 100, expand: ["data.payments"] } as const;
  for await (const invoice of processor(of).invoices.list({ ...paid, expand: [...paid.expand] })) {
    for (const { payment } of invoice.payments?.data ?? []) {
      const intent = payment.payment_intent;
      if (intent) payments.push(typeof intent === "string" ? intent : intent.id);
    }
  }
  return payments;
}

async function record(ctx: Context, owed: OwedRow, { cents, currency }: Sent): Promise<void> {
  await transaction(ctx, async (tx, within) => {
    const [sent] = await tx
      .update(owedRefunds)
      .set({ refundedAt: ctx.now, refundedCents: cents, currency, lastError: null })
      .where(and(eq(owedRefunds.id, owed.id), WAITING))
      .returning({ id: owedRefunds.id });
    if (!sent) return;
    await recordOwed(tx, within, owed, "refund.sent", { cents, currency });
    if (cents > 0) await tellSides(tx, within, owed, cents, currency ?? "usd");
  });
}

/** By mail: the buyer, and the creator who sold it; of a plan the creator is the buyer. */
async function tellSides(tx: Transaction, ctx: Context, owed: OwedRow, cents: number, currency: string): Promise<void> {
  const account = sql`coalesce(${owed.userId}, (select ${profiles.userId} from ${profiles} where ${profiles.id} = ${owed.profileId}))`;
  const [creator] = await tx.select({ email: users.email }).from(users).where(eq(users.id, account));
  const facts = { title: owed.title, reason: owed.reason, cents, currency };
  const buyer = owed.subject === "plan" ? creator?.email : owed.buyerEmail;
  if (buyer) await queueMail(tx, ctx, buyer, paymentReturned(facts));
  if (creator && owed.subject !== "plan") await queueMail(tx, ctx, creator.email, paymentReversed(facts));
}

/** What the operator reads of a failure: the processor's own words, or the kind of error. */
function reasonOf(error: unknown): string {
  const { type, message, name } = error as { type?: unknown; message?: unknown; name?: unknown };
  return String(typeof type === "string" && type.startsWith("Stripe") ? message : name).slice(0, 500);
}
