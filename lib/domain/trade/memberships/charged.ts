import type { memberships, membershipTiers } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { isUnavailable } from "@/lib/core/errors";
import { processor } from "@/lib/domain/trade/payments/processor";

type Tier = Pick<typeof membershipTiers.$inferSelect, "priceCents" | "interval" | "updatedAt">;
type Row = Pick<typeof memberships.$inferSelect, "subscriptionId" | "startedAt" | "livemode">;

/** What a member pays: US cents an interval, 0 for one without a subscription; null where the processor does not say it now. */
export type Charged = { cents: number | null; interval: Tier["interval"] };

/** So long may lie between the opening of a checkout, which fixes the price, and the membership. Source: docs.stripe.com, `expires_at`. */
const CHECKOUT_MS = 86_400_000;

/**
 * What a membership is charged, which is not what its tier costs now: a new price is for those who join after it. The tier's own is
 * right as long as it did not change since; else the processor is asked for the subscription's.
 */
export async function chargedOf(ctx: Context, row: Row, tier: Tier): Promise<Charged> {
  if (!row.subscriptionId) return { cents: 0, interval: tier.interval };
  if (tier.updatedAt.getTime() < row.startedAt.getTime() - CHECKOUT_MS) {
    return { cents: tier.priceCents, interval: tier.interval };
  }
  try {
    const { items } = await processor(row).subscriptions.retrieve(row.subscriptionId);
    const price = items.data[0]?.price;
    return {
      cents: price?.unit_amount ?? null,
      interval: price?.recurring?.interval === "year" ? "year" : "month",
    };
  } catch (error) {
    if (isUnavailable(error)) throw error;
    ctx.log.warn({ err: error, subscription: row.subscriptionId }, "the processor does not say what a member pays");
    return { cents: null, interval: tier.interval };
  }
}
