import { z } from "zod";
import { Quote } from "../../contact/quotes";
import { Message, ThreadSubject } from "../../contact/threads";
import { ORDER_SHAPE } from "../../trade/orders/orders";
import { idOf } from "../../values/ids";
import { Currency } from "../../values/page";
import { OrderId, Text } from "./order-events";

const { status, product_id, product_title, tier_id, amount_cents, delivery_number, accept_by } = ORDER_SHAPE;

const PurchaseData = z.object({
  id: OrderId,
  change: Text("What happened, in the name that the creator's event has, such as `order.delivered`."),
  status,
  product_id,
  product_title,
  tier_id,
  amount_cents,
  currency: Currency,
  delivery_number,
  accept_by,
});

export const ThreadId = idOf("thr").meta({ description: "Identifier of the thread." });

/** A message, and a quote, as both of their sides are told of it. */
export const MessageData = Message.omit({ read_at: true }).extend({ thread_id: ThreadId, subject: ThreadSubject });
export const QuoteData = Quote.omit({
  creator: true,
  attachments: true,
  created_at: true,
  closed_at: true,
  updated_at: true,
});

/**
 * Payload `data` of each kind of event about what an account buys: told to the account that buys, and to apps that it let in with
 * `purchases:read`. What it sells is told by kinds of its own.
 */
export const PURCHASE_EVENTS = {
  "purchase.updated": PurchaseData,
  "purchase.message_created": MessageData,
  "purchase.quote_updated": QuoteData,
} as const;
