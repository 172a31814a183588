import { and, desc, eq, isNotNull, type SQL } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";

export type LastOrder = { id: string; side: "sold" | "bought"; title: string; status: string; at: string };

const MOST = 20;

/** The last paid orders of live mode of an account, as creator and as buyer, the latest first, at most 20. */
export async function lastOrders({ db }: Context, userId: string, profileId: string | null): Promise<LastOrder[]> {
  const of = async (side: LastOrder["side"], where: SQL): Promise<LastOrder[]> => {
    const rows = await db
      .select({ id: orders.id, title: orders.productTitle, status: orders.status, at: orders.createdAt })
      .from(orders)
      .where(and(where, eq(orders.livemode, true), isNotNull(orders.paidAt)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(MOST);
    return rows.map(({ at, ...order }) => ({ ...order, side, at: at.toISOString() }));
  };
  const found = await Promise.all([
    profileId ? of("sold", eq(orders.profileId, profileId)) : [],
    of("bought", eq(orders.buyerUserId, userId)),
  ]);
  return found
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, MOST);
}
