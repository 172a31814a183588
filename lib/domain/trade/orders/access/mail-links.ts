import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { mayMail } from "@/lib/domain/platform/access/attempts";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { orderLinks } from "../mails/order-links";
import { freshOrderPath } from "./link";

const MOST = 20;

/**
 * Mails the links of the orders that were paid with an address to that address, the newest 20, at most three times an hour; says the
 * same when there are none. Throws `rate_limit_exceeded` when the caller's own address asks very often.
 */
export async function mailOrderLinks(ctx: Context, { email }: { email: string }): Promise<void> {
  if (!(await mayMail(ctx, "order-links", email))) return;
  await transaction(ctx, async (tx) => {
    const bought = await tx
      .select()
      .from(orders)
      .where(
        and(eq(orders.buyerEmail, sql`${email}::citext`), eq(orders.livemode, ctx.livemode), isNotNull(orders.paidAt)),
      )
      .orderBy(desc(orders.id))
      .limit(MOST);
    if (bought.length === 0) return;
    const links = bought.map((order) => ({ title: order.productTitle, path: freshOrderPath(order, ctx.now) }));
    await queueMail(tx, ctx, email, orderLinks(links));
  });
}
