import type { Picture } from "@/db/schema";
import type { PortfolioPieceView } from "@/lib/contracts/network/portfolio";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { MembershipTierView } from "@/lib/contracts/trade/memberships/memberships";
import type { OfferView } from "@/lib/contracts/trade/products/products";
import { env } from "@/lib/core/env";
import { viewAvailability } from "@/lib/domain/people/availability/view";
import { urlWithin, viewMedia } from "@/lib/domain/platform/media/view";
import { findCategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import type { OfferRow } from "./offers-sql";
import type { MembershipTierRow, PieceRow, ProfileRow } from "./snapshot";

const AVATAR_PIXELS = 320;

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
export function viewProfile(row: ProfileRow, now: Date): ProfileView {
  const url = profileUrl(row.handle);
  return {
    id: row.id,
    handle: row.handle,
    display_name: row.display_name,
    tagline: row.tagline,
    bio: row.bio,
    avatar_url: row.avatar ? avatarUrl(row.avatar) : row.avatar_url,
    avatar_alt: row.avatar?.alt ?? "",
    cover_url: row.cover && viewMedia(row.cover).url,
    cover_alt: row.cover?.alt ?? "",
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
    availability: viewAvailability(row.availability, now),
    from_price_cents: row.from_price_cents,
    currency: "usd",
    rating: row.rating,
    review_count: row.review_count,
    tiers: row.tiers.map(viewMembershipTier),
    offers: row.offers.map((offer) => viewOffer(row.handle, offer)),
    portfolio: row.portfolio.map((piece) => viewPiece(row.handle, piece)),
    profile_url: url,
    agent_json_url: agentJsonUrl(row.handle),
    member_since: new Date(row.member_since).toISOString(),
  };
}

/** Where a face is read: large enough wherever one is shown. */
export function avatarUrl(avatar: Picture): string {
  return urlWithin(avatar, AVATAR_PIXELS);
}

export function viewPiece(handle: string, row: PieceRow): PortfolioPieceView {
  return { ...row, media: row.media.map(viewMedia), url: `${profileUrl(handle)}/portfolio/${row.id}` };
}

export function viewMembershipTier(row: MembershipTierRow): MembershipTierView {
  return { ...row, currency: "usd", created_at: new Date(row.created_at).toISOString() };
}

export function viewOffer(handle: string, row: OfferRow): OfferView {
  const images = row.images.map(viewMedia);
  return { ...row, currency: "usd", images, url: `${profileUrl(handle)}/products/${row.slug}` };
}
