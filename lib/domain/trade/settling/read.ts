import { and, asc, eq } from "drizzle-orm";
import { orderRefunds, releases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { orderFor } from "@/lib/domain/trade/orders/access";
import { ASKABLE } from "@/lib/domain/trade/orders/canceling/ask";
import { type DisputeView, readDispute } from "@/lib/domain/trade/orders/disputes/read";
import { type MoneyStanding, standingOfMoney } from "@/lib/domain/trade/payouts/view";
import { type TipView, tipOf } from "@/lib/domain/trade/tips/refund-tip";

export type SettlingView = {
  money: {
    standing: MoneyStanding | null;
    refunds: { id: string; cents: number; status: "REQUESTED" | "SENT" | "FAILED"; note: string | null; at: string }[];
    tip: TipView | null;
    can_tip: boolean;
  };
  cancel: { asked_at: string | null; reason: string | null; declined: string | null; can_ask: boolean };
  dispute: DisputeView;
  disputed: boolean;
};

/** Where the money of an order is, whether canceling is asked for, and its dispute: for either of its two sides. Throws `not_found`. */
export async function readSettling(ctx: Context, id: string, token?: string): Promise<SettlingView> {
  const order = await orderFor(ctx, id, "settle", token);
  const [refunds, [released], tip, dispute] = await Promise.all([
    ctx.db
      .select()
      .from(orderRefunds)
      .where(and(eq(orderRefunds.orderId, id), eq(orderRefunds.livemode, ctx.livemode)))
      .orderBy(asc(orderRefunds.id))
      .limit(100),
    ctx.db
      .select({ status: releases.status })
      .from(releases)
      .where(and(eq(releases.source, order.paymentIntentId ?? ""), eq(releases.livemode, ctx.livemode))),
    tipOf(ctx, id),
    readDispute(ctx, order),
  ]);
  const askable = ASKABLE.some((status) => status === order.status);
  return {
    money: {
      standing: order.paidAt ? standingOfMoney({ status: order.status, released: released?.status ?? null }) : null,
      refunds: refunds.map(({ id: refund, cents, status, note, createdAt }) => ({
        id: refund,
        cents,
        status,
        note,
        at: createdAt.toISOString(),
      })),
      tip,
      can_tip: order.status === "COMPLETED",
    },
    cancel: {
      asked_at: askable ? (order.cancelAskedAt?.toISOString() ?? null) : null,
      reason: order.cancelReason,
      declined: order.cancelDeclined,
      can_ask: askable,
    },
    dispute,
    disputed: order.status === "DISPUTED",
  };
}
