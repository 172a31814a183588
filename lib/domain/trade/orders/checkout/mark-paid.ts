import { and, eq, not, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { type OwedReason, orders, profiles, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { hears } from "@/lib/domain/trade/payments/hears";
import { intentOf } from "@/lib/domain/trade/payments/intent-of";
import { oweRefund } from "@/lib/domain/trade/payments/owe-refund";
import { acceptQuote, isPayable } from "@/lib/domain/trade/quotes/accept";
import { catchUp } from "../closing/apply-charge-event";
import { orderPaid } from "../mails/order-paid";
import { orderSold } from "../mails/order-sold";
import { type OrderRow, tryMoveOrder } from "../move";
import { viewOrderEvent } from "../showing/view-events";
import { announce } from "../telling/announce";
import { rememberCustomer } from "./known-buyer";
import { markExpired } from "./mark-expired";
import { markOwnPurchases } from "./own-purchase";

const OTHER_AMOUNT = "What was paid is not the price of the order. It is sent back.";

/**
 * Applies a paid checkout to the order that its metadata names. A payment that the order does not take (it has expired, or is paid; the
 * amount or the checkout is not its own) is owed back; one of another amount closes the order's checkout, too. Answers whether anything
 * changed.
 */
export async function markPaid(tx: Transaction, system: Context, session: Stripe.Checkout.Session): Promise<boolean> {
  const id = session.metadata?.order_id;
  const order = id && session.payment_status === "paid" ? await orderRow(tx, id) : undefined;
  if (!order || !hears(system, order)) return false;
  const ctx = { ...system, livemode: order.livemode };
  const own = order.checkoutSessionId === null || order.checkoutSessionId === session.id;
  const gone = await isGone(tx, order.profileId);
  const whole = session.amount_total === order.amountCents && session.currency === order.currency;
  const payment = intentOf(session);
  const payable = order.quoteId === null || (await isPayable(tx, ctx, order.quoteId));
  const paid = own && whole && !gone && payable ? await take(tx, ctx, order.id, session) : null;
  if (paid) {
    if (paid.quoteId) await acceptQuote(tx, ctx, paid.quoteId, paid);
    await rememberCustomer(tx, ctx, paid, session);
    await markOwnPurchases(tx, ctx, "order", paid.id);
    await announce(tx, ctx, paid, {
      kind: "order.paid",
      data: viewOrderEvent(paid),
      toBuyer: orderPaid,
      toCreator: orderSold,
    });
    await catchUp(tx, ctx, paid);
    return true;
  }
  // as it is now: another event of the same payment may have been first
  const present = (await orderRow(tx, order.id)) ?? order;
  if (!payment || present.paymentIntentId === payment) return false;
  if (own && !whole) await markExpired(tx, ctx, order.id, { note: OTHER_AMOUNT });
  else if (own && gone) await markExpired(tx, ctx, order.id);
  return oweRefund(tx, ctx, {
    source: payment,
    reason: gone ? "gone" : whyNot(present, whole),
    subject: "order",
    title: order.productTitle,
    profileId: order.profileId,
    buyerEmail: session.customer_details?.email ?? null,
  });
}

function whyNot({ status }: OrderRow, whole: boolean): OwedReason {
  if (!whole) return "wrong_amount";
  return status === "EXPIRED" ? "expired" : "second_payment";
}

function take(tx: Transaction, ctx: Context, id: string, session: Stripe.Checkout.Session): Promise<OrderRow | null> {
  return tryMoveOrder(tx, ctx, id, {
    to: "PAID",
    from: ["CHECKOUT_OPEN"],
    actor: "processor",
    set: {
      checkoutSessionId: session.id,
      paidAt: ctx.now,
      dueAt: sql`case when ${orders.awaitsBrief} then null
        else ${ctx.now.toISOString()}::timestamptz + make_interval(days => ${orders.deliveryDays}) end`,
      buyerEmail: session.customer_details?.email ?? null,
      // whoever has an account is who it says; what a guest typed at the card is all that is known of them
      buyerName: sql`coalesce((select ${users.name} from ${users} where ${users.id} = ${orders.buyerUserId}),
        ${session.customer_details?.name ?? null}::text)`,
      paymentIntentId: intentOf(session),
    },
  });
}

async function isGone(tx: Transaction, profileId: string): Promise<boolean> {
  return (await tx.$count(profiles, and(eq(profiles.id, profileId), not(SHOWN)))) > 0;
}

async function orderRow(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  return order;
}
