import { and, eq } from "drizzle-orm";
import { orders, threads } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireOperator } from "@/lib/domain/operators/access";
import { openFile } from "@/lib/domain/trade/files/read";
import { mayReadWords } from "./grounds";

/**
 * A file of an order whose words operators may read (`mayReadWords`): of brief, delivery, statement or conversation. Throws
 * `not_found`.
 */
export async function openDisputedFile(
  ctx: Context,
  orderId: string,
  fileId: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  await requireOperator(ctx);
  const [order] = await ctx.db
    .select({ id: orders.id, disputedAt: orders.disputedAt, processorDispute: orders.processorDispute })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.livemode, true)));
  if (!order || !(await mayReadWords(ctx, order))) throw notFound("The file");
  return openFile(ctx, fileId, async ({ kind, id }) => {
    const of = kind === "message" ? await orderOfThread(ctx, id) : id;
    if (of !== order.id) throw notFound("The file");
  });
}

async function orderOfThread({ db }: Context, id: string): Promise<string | undefined> {
  const [thread] = await db
    .select({ subject: threads.subjectId })
    .from(threads)
    .where(and(eq(threads.id, id), eq(threads.livemode, true)));
  return thread?.subject;
}
