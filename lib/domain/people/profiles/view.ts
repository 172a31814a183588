import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { MembershipTierView } from "@/lib/contracts/trade/memberships";
import type { OfferView } from "@/lib/contracts/trade/products";
import { env } from "@/lib/core/env";
import { findCategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import type { OfferRow } from "./offers-sql";
import type { MembershipTierRow, ProfileRow } from "./snapshot";

/** Where a creator's page is. */
export function profileUrl(handle: string): string {
  return `${env().BASE_URL}/${handle}`;
}

/** Where agents read about a creator. */
export function agentJsonUrl(handle: string): string {
  return `${profileUrl(handle)}/agent.json`;
}

/** Category slugs as slug and name; slugs that the taxonomy no longer has are left out. */
export function viewCategories(slugs: readonly string[]): { slug: string; name: string }[] {
  return slugs.flatMap((slug) => {
    const category = findCategory(slug);
    return category ? [{ slug, name: category.name }] : [];
  });
}

export type { MembershipTierRow, OfferRow, ProfileRow };

/**
 * A profile row with its aggregated tiers and offers, as the wire shows it. Field by field: spreading a row of this many columns
 * makes an object that is slow to build and to read.
 */
export function viewProfile(row: ProfileRow): ProfileView {
  const url = profileUrl(row.handle);
  return {
    id: row.id,
    handle: row.handle,
    display_name: row.display_name,
    tagline: row.tagline,
    bio: row.bio,
    avatar_url: row.avatar_url,
    location: row.location,
    languages: row.languages,
    verified: row.verified,
    mcp_discoverable: row.mcp_discoverable,
    founding_creator: row.founding_creator,
    trust_score: row.trust_score,
    trust_components: row.trust_components,
    level: row.level,
    is_new: row.is_new,
    tier: row.tier,
    categories: viewCategories(row.categories),
    skills: row.skills,
    links: row.links,
    from_price_cents: row.from_price_cents,
    currency: "usd",
    rating: row.rating,
    review_count: row.review_count,
    tiers: row.tiers.map(viewMembershipTier),
    offers: row.offers.map((offer) => viewOffer(row.handle, offer)),
    profile_url: url,
    agent_json_url: agentJsonUrl(row.handle),
    member_since: new Date(row.member_since).toISOString(),
  };
}

export function viewMembershipTier(row: MembershipTierRow): MembershipTierView {
  return { ...row, currency: "usd", created_at: new Date(row.created_at).toISOString() };
}

export function viewOffer(handle: string, row: OfferRow): OfferView {
  return { ...row, currency: "usd", url: `${profileUrl(handle)}/products/${row.slug}` };
}
