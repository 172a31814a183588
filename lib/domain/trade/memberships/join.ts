import { and, eq } from "drizzle-orm";
import { memberships, membershipTiers, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { requirePerson } from "@/lib/domain/platform/access/require";
import { modeTag } from "@/lib/domain/trade/payments/mode-tag";
import { processor } from "@/lib/domain/trade/payments/processor";
import { startMembership } from "./start";

/** What a person signs in for. */
export const OWN_MEMBERSHIPS = "see and change your memberships";

/**
 * Joins a tier as the signed-in person: a free one at once (`url` is null), a paid one through the hosted checkout whose URL is answered;
 * membership begins with the processor's word. Throws `unauthorized`, `not_found` (an archived tier, too), `conflict` for one's own tier,
 * a second membership with one creator, and a creator who cannot take payments.
 */
export async function joinTier(ctx: Context, tierId: string): Promise<{ url: string | null }> {
  const { userId, email } = requirePerson(ctx, OWN_MEMBERSHIPS);
  const [offer] = await ctx.db
    .select({ tier: membershipTiers, creator: profiles })
    .from(membershipTiers)
    .innerJoin(profiles, eq(profiles.id, membershipTiers.profileId))
    .where(and(eq(membershipTiers.id, tierId), eq(membershipTiers.active, true), SHOWN));
  if (!offer) throw notFound("The tier");
  const { tier, creator } = offer;
  if (creator.userId === userId) throw conflict("This is your own tier.");
  const already = conflict(`You are a member of ${creator.displayName} already. Leave first to change the tier.`);
  const mine = and(
    eq(memberships.profileId, creator.id),
    eq(memberships.userId, userId),
    eq(memberships.livemode, ctx.livemode),
    eq(memberships.status, "ACTIVE"),
  );
  if ((await ctx.db.$count(memberships, mine)) > 0) throw already;
  if (tier.priceCents > 0) return { url: await openSubscription(ctx, { tier, creator, userId, email }) };
  const joining = { tierId, userId, subscriptionId: null, cents: 0 };
  if (!(await transaction(ctx, (tx, within) => startMembership(tx, within, joining)))) throw already;
  return { url: null };
}

type Subscribing = {
  tier: typeof membershipTiers.$inferSelect;
  creator: typeof profiles.$inferSelect;
  userId: string;
  email: string;
};

/** A hosted subscription checkout: the platform's fee and the creator's account are applied to every period. */
async function openSubscription(ctx: Context, { tier, creator, userId, email }: Subscribing): Promise<string> {
  const { processorAccountId: destination, payoutsEnabled, displayName, handle } = creator;
  if (ctx.livemode && (!destination || !payoutsEnabled))
    throw conflict(`${displayName} cannot take payments yet. Nothing was charged.`);
  const { BASE_URL, PLATFORM_FEE_BPS } = env();
  const metadata = { membership_tier: tier.id, user_id: userId, ...modeTag(ctx) };
  const session = await processor(ctx).checkout.sessions.create({
    mode: "subscription",
    customer_email: email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: tier.currency,
          unit_amount: tier.priceCents,
          recurring: { interval: tier.interval },
          product_data: { name: `${displayName}: ${tier.name}` },
        },
      },
    ],
    metadata,
    subscription_data: {
      ...(ctx.livemode &&
        destination && {
          ...(PLATFORM_FEE_BPS > 0 && { application_fee_percent: PLATFORM_FEE_BPS / 100 }),
          transfer_data: { destination },
        }),
      metadata,
    },
    success_url: `${BASE_URL}/memberships?joined=${tier.id}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${BASE_URL}/${handle}#memberships`,
  });
  if (!session.url) throw conflict("The processor opened no checkout. Try again.");
  return session.url;
}
