import { and, asc, eq } from "drizzle-orm";
import { orderRefunds, orders, releases } from "@/db/schema";
import type { SettlementView } from "@/lib/contracts/trade/orders/settlements";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { orderFor, purchaseFor } from "@/lib/domain/trade/orders/access/access";
import { ASKABLE } from "@/lib/domain/trade/orders/canceling/ask";
import { answerBy, restsUntil } from "@/lib/domain/trade/orders/canceling/deadline";
import { readDispute } from "@/lib/domain/trade/orders/disputes/read";
import { type OrderRow, thisOrder } from "@/lib/domain/trade/orders/move";
import { standingOfMoney } from "@/lib/domain/trade/payouts/reading/view";
import { tipOf } from "@/lib/domain/trade/tips/refund-tip";

/** Where the money of an order is, whether canceling is asked for, and its dispute: for either of its two sides. Throws `not_found`. */
export async function readSettling(ctx: Context, id: string, token?: string): Promise<SettlementView> {
  return viewSettlement(ctx, await orderFor(ctx, id, "settle", token));
}

/** The same of what the acting creator sold. Throws `not_found`. */
export async function readOrderSettlement(ctx: Context, id: string): Promise<SettlementView> {
  return viewSettlement(ctx, await orderFor(ctx, id, "refund"));
}

/** The same of what the acting account bought. Throws `not_found`. */
export async function readPurchaseSettlement(ctx: Context, id: string): Promise<SettlementView> {
  return viewSettlement(ctx, await purchaseFor(ctx, id, "read"));
}

/** The same for a caller that a verb has let in to the order, as the open transaction sees it. */
export async function settlementOf(ctx: Context, id: string): Promise<SettlementView> {
  const [order] = await ctx.db.select().from(orders).where(thisOrder(ctx, id));
  if (!order) throw notFound("The order");
  return viewSettlement(ctx, order);
}

async function viewSettlement(ctx: Context, order: OrderRow): Promise<SettlementView> {
  const [refunds, [released], tip, dispute] = await Promise.all([
    ctx.db
      .select()
      .from(orderRefunds)
      .where(and(eq(orderRefunds.orderId, order.id), eq(orderRefunds.livemode, ctx.livemode)))
      .orderBy(asc(orderRefunds.id))
      .limit(100),
    ctx.db
      .select({ status: releases.status })
      .from(releases)
      .where(and(eq(releases.source, order.paymentIntentId ?? ""), eq(releases.livemode, ctx.livemode))),
    tipOf(ctx, order.id),
    readDispute(ctx, order),
  ]);
  const askable = ASKABLE.some((status) => status === order.status);
  const askedAt = askable ? order.cancelAskedAt : null;
  const rests = askable ? restsUntil(order, ctx.now) : null;
  return {
    order_id: order.id,
    money: {
      currency: "usd",
      standing: order.paidAt ? standingOfMoney({ status: order.status, released: released?.status ?? null }) : null,
      refunds: refunds.map(({ id, cents, status, note, createdAt }) => ({
        id,
        amount_cents: cents,
        status,
        note,
        created_at: createdAt.toISOString(),
      })),
      tip,
      can_tip: order.status === "COMPLETED" && !tip,
    },
    cancel: {
      asked_at: askedAt?.toISOString() ?? null,
      answer_by: askedAt ? answerBy(askedAt).toISOString() : null,
      reason: order.cancelReason,
      declined: order.cancelDeclined,
      can_ask: askable && order.cancelAskedAt === null && rests === null,
      ask_again_at: rests?.toISOString() ?? null,
    },
    dispute,
  };
}
