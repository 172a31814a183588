import { and, eq, sql } from "drizzle-orm";
import { orders, profiles, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireOperator } from "@/lib/domain/operators/access";
import { type HistoryEntry, historyOf } from "./history";
import { type LastOrder, lastOrders } from "./last-orders";

export type AccountPage = {
  id: string;
  email: string;
  email_verified: boolean;
  name: string;
  role: "member" | "operator";
  tier: string;
  created_at: string;
  suspended_at: string | null;
  suspended_because: string | null;
  page: {
    id: string;
    handle: string;
    name: string;
    tagline: string;
    verified: boolean;
    discoverable: boolean;
    level: string;
    trust_score: number;
    rating: number | null;
    review_count: number;
    payouts: "none" | "set up" | "frozen";
  } | null;
  sold: OrderSums;
  bought: OrderSums;
  orders: LastOrder[];
  history: HistoryEntry[];
};

export type OrderSums = { orders: number; completed: number; disputed: number; refunded: number };

const SUMS = {
  orders: sql<number>`(count(*) filter (where ${orders.paidAt} is not null))::integer`,
  completed: sql<number>`(count(*) filter (where ${orders.status} = 'COMPLETED'))::integer`,
  disputed: sql<number>`(count(*) filter (where ${orders.disputedAt} is not null))::integer`,
  refunded: sql<number>`(count(*) filter (where ${orders.status} = 'REFUNDED'))::integer`,
};
const NONE: OrderSums = { orders: 0, completed: 0, disputed: 0, refunded: 0 };

/** All that operators see of an account: who it is, its page and standing, what it sold and bought, its last orders, and its history. Throws `not_found`. */
export async function readAccount(ctx: Context, id: string): Promise<AccountPage> {
  await requireOperator(ctx);
  const { db } = ctx;
  const [row] = await db
    .select({ user: users, page: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, id));
  if (!row || row.user.deletedAt) throw notFound("The account");
  const { user, page } = row;
  const live = eq(orders.livemode, true);
  const [[sold], [bought], last, history] = await Promise.all([
    page
      ? db
          .select(SUMS)
          .from(orders)
          .where(and(eq(orders.profileId, page.id), live))
      : [NONE],
    db
      .select(SUMS)
      .from(orders)
      .where(and(eq(orders.buyerUserId, id), live)),
    lastOrders(ctx, id, page?.id ?? null),
    historyOf(id, page?.id ?? null),
  ]);
  return {
    id,
    email: user.email,
    email_verified: user.emailVerifiedAt !== null,
    name: user.name,
    role: user.role,
    tier: user.tier,
    created_at: user.createdAt.toISOString(),
    suspended_at: user.suspendedAt?.toISOString() ?? null,
    suspended_because: user.suspendedBecause,
    page: page && {
      id: page.id,
      handle: page.handle,
      name: page.displayName,
      tagline: page.tagline,
      verified: page.verified,
      discoverable: page.discoverableBefore ?? page.mcpDiscoverable,
      level: page.level,
      trust_score: page.trustScore,
      rating: page.rating,
      review_count: page.reviewCount,
      payouts: page.payoutsFrozenAt ? "frozen" : page.payoutsEnabled ? "set up" : "none",
    },
    sold: sold ?? NONE,
    bought: bought ?? NONE,
    orders: last,
    history,
  };
}
