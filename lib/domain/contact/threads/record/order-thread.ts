import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { openThread, type ThreadRow } from "./open";

/** The conversation of an order, made by its first message: nobody needs one before. Throws `conflict` until it is paid. */
export async function openOrderThread(tx: Transaction, ctx: Context, orderId: string): Promise<ThreadRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.livemode, ctx.livemode)));
  if (!order) throw notFound("The order");
  if (!order.paidAt) throw conflict("The conversation of an order opens when it is paid.");
  const { thread } = await openThread(tx, ctx, {
    kind: "order",
    subjectId: order.id,
    title: order.productTitle,
    profileId: order.profileId,
    productId: order.productId,
    buyer: { userId: order.buyerUserId, email: order.buyerEmail, name: order.buyerName ?? "The buyer" },
  });
  return thread;
}
