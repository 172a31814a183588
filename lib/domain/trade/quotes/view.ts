import type { QuoteView } from "@/lib/contracts/contact/quotes";
import type { EventData } from "@/lib/contracts/developers/events/events";
import type { FileView } from "@/lib/contracts/trade/files";
import { TAKEN_DOWN } from "@/lib/domain/platform/safety/taken-down";
import type { QuoteRow } from "./move";

export type ShownQuote = QuoteRow & { handle: string; displayName: string };

/** A quote as both of its sides see it: no address of its buyer. */
export function viewQuote(row: ShownQuote, attachments: FileView[]): QuoteView {
  return {
    id: row.id,
    status: row.status,
    creator: { handle: row.handle, display_name: row.displayName },
    attachments,
    ...viewFacts(row),
    created_at: row.createdAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The payload of every event of a quote. */
export function viewQuoteEvent(row: QuoteRow): EventData<"quote.offered"> {
  return { id: row.id, status: row.status, ...viewFacts(row) };
}

function viewFacts(row: QuoteRow) {
  return {
    buyer: { name: row.buyerName },
    product_id: row.productId,
    brief_id: row.briefId,
    thread_id: row.threadId,
    brief: row.takenDown ? TAKEN_DOWN : row.brief,
    budget_cents: row.budgetCents,
    currency: "usd" as const,
    wanted_by: row.wantedBy,
    offer: viewOffer(row),
    note: row.note,
    declined_by: row.declinedBy,
    order_id: row.orderId,
  };
}

function viewOffer(row: QuoteRow): QuoteView["offer"] {
  const { productId, title, scope, amountCents, deliveryDays, revisions, expiresAt, offeredAt } = row;
  if (!productId || !title || !scope || !amountCents || deliveryDays === null || revisions === null) return null;
  if (!expiresAt || !offeredAt) return null;
  return {
    product_id: productId,
    title,
    scope,
    amount_cents: amountCents,
    currency: "usd",
    delivery_days: deliveryDays,
    revisions,
    expires_at: expiresAt.toISOString(),
    offered_at: offeredAt.toISOString(),
  };
}
