import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { threads } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { announceQuote } from "./announce";
import type { OpenOrder } from "./for-sale";
import { quoteAccepted } from "./mails/quote-accepted";
import { lockQuote, tryMoveQuote } from "./move";

/** Whether a quote can still be paid; holds it, before the order, so that a payment and a withdrawal come one after the other. */
export async function isPayable(tx: Transaction, ctx: Context, id: string): Promise<boolean> {
  return (await lockQuote(tx, ctx, id))?.status === "OFFERED";
}

/** Notes that an offer was paid by this order; its conversation is the order's from then on. */
export async function acceptQuote(tx: Transaction, ctx: Context, id: string, order: OpenOrder): Promise<void> {
  const accepted = await tryMoveQuote(tx, ctx, id, { to: "ACCEPTED", actor: "processor", set: { orderId: order.id } });
  if (!accepted) throw new Error(`${id} was held as payable and could not be accepted`);
  const name = sql`case when ${threads.buyerUserId} is null then coalesce(${order.buyerName}::text, ${threads.buyerName}) else ${threads.buyerName} end`;
  // what an account asked under is not what it paid under
  const asGuest = sql`case when ${threads.buyerUserId} is null then ${threads.buyerEmail} end`;
  await tx
    .update(threads)
    .set({
      kind: "order",
      subjectId: order.id,
      title: order.productTitle.slice(0, 200),
      buyerEmail: sql`coalesce(${asGuest}, ${order.buyerEmail}::text::citext)`,
      buyerName: name,
    })
    .where(and(eq(threads.id, accepted.threadId), eq(threads.livemode, ctx.livemode)));
  await announceQuote(tx, ctx, accepted, { kind: "quote.accepted", toCreator: quoteAccepted });
}
