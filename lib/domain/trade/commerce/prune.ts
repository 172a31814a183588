import { sql } from "drizzle-orm";
import { commerceCheckouts, commerceNotices, orders } from "@/db/schema";
import { literal } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { applyRetention } from "@/lib/core/retention";
import { DAY_MS } from "@/lib/core/values/durations";
import { idFloor } from "@/lib/core/values/ids";

const c = commerceCheckouts;
const n = commerceNotices;

export const ENDED = [
  {
    what: "commerce_checkouts",
    keepMs: 30 * DAY_MS,
    // those that were paid stay: of the oldest ones a window is looked at, not all of them each time
    text: sql`delete from ${c} where ${c.id} = any (array(
      select ${c.id} from ${c} left join ${orders} on ${orders.id} = ${c.orderId}
      where ${c.createdAt} < $1::timestamptz and ${c.createdAt} > $1::timestamptz - make_interval(days => ${literal(30)})
        and ${orders.paidAt} is null and (${c.orderId} is null or ${orders.expiresAt} < $1::timestamptz)
      order by ${c.createdAt} limit $2::int)) returning 1`,
  },
  {
    what: "commerce_notices",
    keepMs: 30 * DAY_MS,
    bound: (before: Date) => idFloor("evt", before),
    text: sql`delete from ${n} where ${n.id} = any (array(
      select ${n.id} from ${n} where ${n.id} < $1::text and ${n.state} <> ${literal("PENDING")}
      order by ${n.id} limit $2::int)) returning 1`,
  },
] as const;

/** Deletes checkouts of platforms that nothing came of, and what platforms were told, after 30 days. Answers what it deleted, by table. */
export function pruneCommerce(ctx: Context): Promise<Record<string, number>> {
  return applyRetention(ctx, ENDED);
}
