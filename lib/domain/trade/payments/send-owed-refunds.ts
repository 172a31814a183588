import { and, asc, eq, inArray, isNull, lte, min, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { owedRefunds, profiles, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { askAfresh } from "./ask-afresh";
import { endSubscription } from "./end-subscription";
import { giveBack, isDispute } from "./give-back";
import { paymentReturned } from "./mails/payment-returned";
import { paymentReversed } from "./mails/payment-reversed";
import { type PaymentMode, processor } from "./processor";
import { reverseTransfer } from "./reverse-transfer";

const BATCH = 20;
/** The wait after the nth attempt: 30 s, doubled each time, at most six hours. Longer than an attempt takes: it is the claim's lease, too. */
const WAIT = sql`least(interval '30 seconds' * power(2, least(${owedRefunds.attempts}, 20)), interval '6 hours')`;
const WAITING = isNull(owedRefunds.refundedAt);

type OwedRow = typeof owedRefunds.$inferSelect;
type Sent = { cents: number; currency: string | null };

/**
 * Sends back what came for nothing and has fallen due. A row is claimed before the processor is asked and recorded after it, so a worker
 * that dies between the two has it asked again, under the same key: one refund. What was refused is asked under a key of its own. Any
 * number of workers may do it at once. Answers how many, of both modes, were sent, and when the next is due.
 */
export async function sendOwedRefunds(ctx: Context): Promise<{ sent: number; nextDueAt: Date | null }> {
  const sent = await eachAlone(ctx, await claim(ctx), {
    work: async (owed) => record({ ...ctx, livemode: owed.livemode }, owed, await sendBack(owed)),
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
        .where(and(eq(owedRefunds.id, id), eq(owedRefunds.attempts, attempts), WAITING)),
  });
  const [next] = await ctx.db
    .select({ at: min(owedRefunds.dueAt) })
    .from(owedRefunds)
    .where(WAITING);
  return { sent, nextDueAt: next?.at ?? null };
}

async function claim(ctx: Context): Promise<OwedRow[]> {
  const due = ctx.db
    .select({ id: owedRefunds.id })
    .from(owedRefunds)
    .where(and(WAITING, lte(owedRefunds.dueAt, ctx.now)))
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
 * A subscription is ended first: after that nothing more is paid for it. Where a dispute was accepted, the processor took the payment from
 * the platform alone: what was passed on to the creator is taken back after it.
 */
async function sendBack({ id, source, reason, ...of }: OwedRow): Promise<Sent> {
  if (source.startsWith("sub_")) await endSubscription(source, of);
  const payments = source.startsWith("sub_") ? await paymentsOf(source, of) : [source];
  const sent: Sent = { cents: 0, currency: null };
  for (const payment of payments) {
    const metadata = { owed_refund: id };
    const back = await askAfresh(`${id}:${payment}`, (idempotencyKey) =>
      giveBack(payment, {
        of,
        idempotencyKey,
        reason: reason === "second_payment" ? "duplicate" : "requested_by_customer",
        metadata,
      }),
    );
    const { cents, currency } = back;
    if (isDispute(back))
      await askAfresh(`${id}:${payment}:reversal`, (idempotencyKey) =>
        reverseTransfer(payment, { of, cents, idempotencyKey, metadata }),
      );
    sent.cents += cents;
    sent.currency = currency;
  }
  return sent;
}

async function paymentsOf(subscription: string, of: PaymentMode): Promise<string[]> {
  const payments: string[] = [];
  const paid = { subscription, status: "paid", limit: 100, expand: ["data.payments"] } as const;
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
    await recordAudit(
      tx,
      within,
      owed.profileId ?? owed.userId,
      "refund.sent",
      { type: "refund", id: owed.id },
      { cents, currency },
    );
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
