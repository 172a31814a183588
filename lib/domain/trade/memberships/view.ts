import type { memberships, membershipTiers } from "@/db/schema";
import type { EventData } from "@/lib/contracts/developers/events/events";
import type { MembershipTierView, MemberView, OwnMembershipView } from "@/lib/contracts/trade/memberships/memberships";
import { someMetadata } from "@/lib/core/values/metadata";
import { intervalOf, nextCharge } from "./next-charge";

type TierRow = typeof membershipTiers.$inferSelect;
type Row = typeof memberships.$inferSelect;

export function viewTier(row: TierRow): MembershipTierView {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    price_cents: row.priceCents,
    currency: "usd",
    interval: row.interval,
    perks: row.perks,
    member_count: row.memberCount,
    active: row.active,
    ...someMetadata(row.metadata),
    created_at: row.createdAt.toISOString(),
  };
}

/** What an event says of a membership: nothing of the member. */
export function viewMembershipEvent(row: Row, tier: TierRow): EventData<"membership.created"> {
  return {
    id: row.id,
    tier_id: tier.id,
    tier_slug: tier.slug,
    status: row.status,
    price_cents: row.priceCents,
    currency: "usd",
    interval: intervalOf(row, tier),
    started_at: row.startedAt.toISOString(),
  };
}

/** For the creator's own eyes. */
export function viewMember(row: Row, tierName: string): MemberView {
  return {
    id: row.id,
    name: row.memberName,
    email: row.memberEmail,
    tier: { id: row.tierId, name: tierName },
    status: row.status,
    ...times(row),
  };
}

/** For the member's own eyes, at a moment. */
export function viewOwnMembership(
  row: Row,
  tier: TierRow,
  creator: { handle: string; displayName: string },
  now: Date,
): OwnMembershipView {
  const interval = intervalOf(row, tier);
  const next = row.nextChargeAt ?? nextCharge(row.startedAt, interval, now);
  const charged = row.status === "ACTIVE" && row.subscriptionId !== null && !row.endsAt && next > now;
  return {
    id: row.id,
    status: row.status,
    tier: {
      id: tier.id,
      name: tier.name,
      price_cents: row.priceCents,
      interval,
      perks: tier.perks,
    },
    creator: { handle: creator.handle, display_name: creator.displayName },
    next_charge_at: charged ? next.toISOString() : null,
    ...times(row),
  };
}

function times(row: Row) {
  return {
    started_at: row.startedAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
    canceled_at: row.canceledAt?.toISOString() ?? null,
  };
}
