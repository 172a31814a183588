import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { prepared } from "@/db/client";
import { orders, profiles, releases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { processor } from "@/lib/domain/trade/payments/processor";
import { updatePayouts } from "../taking-over/take-over-account";
import { owedBy } from "./owed";
import { AT_ONCE, standingSums } from "./standing-sums";
import { EARNED_AT_ONCE, EARNING, type EarningRow, type PayoutsView, viewPayouts } from "./view";

const EARNINGS_SHOWN = 10;

const accountOf = prepared("payout_account", (db) =>
  db
    .select({ account: profiles.processorAccountId, enabled: profiles.payoutsEnabled })
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder("profileId"))),
);

/** Served by `orders_paid`. */
const earningsOf = prepared("payout_earnings", (db) =>
  db
    .select(EARNING)
    .from(orders)
    .leftJoin(releases, eq(releases.source, orders.paymentIntentId))
    .where(
      and(
        eq(orders.profileId, sql.placeholder("profileId")),
        eq(orders.livemode, sql.placeholder("livemode")),
        isNotNull(orders.paidAt),
      ),
    )
    .orderBy(desc(orders.paidAt), desc(orders.id))
    .limit(sql.placeholder("limit")),
);

/** Of tips and memberships; served by `releases_at_once`. */
export const earnedAtOnce = prepared("payout_earned_at_once", (db) =>
  db
    .select(EARNED_AT_ONCE)
    .from(releases)
    .leftJoin(orders, eq(orders.id, releases.orderId))
    .where(
      and(
        eq(releases.profileId, sql.placeholder("profileId")),
        eq(releases.livemode, sql.placeholder("livemode")),
        AT_ONCE,
      ),
    )
    .orderBy(desc(releases.createdAt), desc(releases.id))
    .limit(sql.placeholder("limit")),
);

/** The latest payments to a creator, of whatever kind, the newest first. */
async function latestPayments({ livemode }: Context, profileId: string): Promise<EarningRow[]> {
  const asked = { profileId, livemode, limit: EARNINGS_SHOWN };
  const [sold, given] = await Promise.all([earningsOf().execute(asked), earnedAtOnce().execute(asked)]);
  const rows = [...sold.map((row) => ({ ...row, kind: "order" as const })), ...given];
  return rows.sort((a, b) => b.paidAt.getTime() - a.paidAt.getTime()).slice(0, EARNINGS_SHOWN);
}

/**
 * Where the acting creator's payouts stand, as the processor says it now: no account, an account that still needs something, or one
 * that can be paid, with its balance. What the processor says is taken over, since its webhook may come later than the creator does.
 * Throws `service_unavailable` without a processor.
 */
export async function readPayouts(ctx: Context): Promise<PayoutsView> {
  const profileId = requireProfile(ctx);
  const [[known], earnings] = await Promise.all([accountOf().execute({ profileId }), latestPayments(ctx, profileId)]);
  if (!known) throw notFound("The creator");
  if (!known.account) return viewPayouts(null, null, earnings);
  const account = await processor().accounts.retrieve(known.account);
  const enabled = account.capabilities?.transfers === "active";
  if (enabled !== known.enabled) await transaction(ctx, (tx) => updatePayouts(tx, account));
  const [balance, owed, sums] = await Promise.all([
    enabled ? balanceOf(account) : null,
    owedBy(ctx, profileId),
    standingSums(ctx, profileId),
  ]);
  return viewPayouts(account, balance, earnings, owed, sums);
}

/** An account's balance at the processor. */
function balanceOf(account: Stripe.Account): Promise<Stripe.Balance> {
  return processor().balance.retrieve({}, { stripeAccount: account.id });
}

const payoutsEnabled = prepared("payouts_enabled", (db) =>
  db
    .select({ enabled: profiles.payoutsEnabled })
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder("profileId"))),
);

/** Whether the acting creator can be paid, from our own row alone. */
export async function canBePaid(ctx: Context): Promise<boolean> {
  const [row] = await payoutsEnabled().execute({ profileId: requireProfile(ctx) });
  return row?.enabled ?? false;
}
