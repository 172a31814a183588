import { notInArray } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { INVOICE_STATUSES, planInvoices } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import type { Account } from "@/lib/domain/platform/access/require";

/** Keeps the invoice of an event for the account's list. What is paid or void stays so, whatever an older event says after it. */
export async function mirrorInvoice(
  tx: Transaction,
  ctx: Context,
  { userId, profileId }: Account,
  event: Stripe.Event,
): Promise<void> {
  const invoice = invoiceOf(event);
  if (!invoice?.id) return;
  const change = {
    number: invoice.number,
    status: INVOICE_STATUSES.find((status) => status === invoice.status) ?? "draft",
    amountCents: invoice.total,
    hostedUrl: invoice.hosted_invoice_url ?? null,
    updatedAt: ctx.now,
  };
  await tx
    .insert(planInvoices)
    .values({
      ...change,
      id: invoice.id,
      userId,
      profileId,
      currency: invoice.currency,
      issuedAt: new Date(invoice.created * 1000),
    })
    .onConflictDoUpdate({
      target: planInvoices.id,
      set: change,
      setWhere: notInArray(planInvoices.status, ["paid", "void"]),
    });
}

/** The invoice that an event is about, or null. */
export function invoiceOf(event: Stripe.Event): Stripe.Invoice | null {
  switch (event.type) {
    case "invoice.paid":
    case "invoice.payment_failed":
    case "invoice.finalized":
    case "invoice.voided":
    case "invoice.marked_uncollectible":
      return event.data.object;
    default:
      return null;
  }
}
