import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Picture, portfolioPieces, profileSearch, profiles } from "@/db/schema";
import { literal, type RowOf } from "@/db/statements/statement";
import type { CreatorCardView } from "@/lib/contracts/network/search/search";
import { availabilityOf } from "@/lib/domain/people/availability/sql";
import { viewAvailability } from "@/lib/domain/people/availability/view";
import { avatarUrl, profileUrl, viewCategories } from "@/lib/domain/people/profiles/view";
import { viewThumb } from "@/lib/domain/platform/media/view";

/** The profile whose card these read. */
export const p = alias(profiles, "p");
const w = alias(portfolioPieces, "w");
const d = alias(profileSearch, "d");

/** A creator's card as statements over the profile `p` answer it. */
export const CARD = {
  handle: p.handle,
  display_name: p.displayName,
  tagline: p.tagline,
  tier: p.tier,
  trust_score: p.trustScore,
  level: p.level,
  is_new: p.isNew,
  verified: p.verified,
  rating: p.rating,
  review_count: p.reviewCount,
  categories: p.categories,
  from_price_cents: p.fromPriceCents,
  fastest_delivery_days: sql<
    number | null
  >`(select ${d.deliveryDays} from ${profileSearch} as ${d} where ${d.profileId} = ${p.id})`,
  location: p.location,
  languages: p.languages,
  availability: availabilityOf(p),
  avatar: p.avatar,
  image: sql<Picture | null>`coalesce(
    (select ${w.media} -> 0 from ${portfolioPieces} as ${w} where ${w.profileId} = ${p.id} order by ${w.position}, ${w.id} limit ${literal(1)}),
    ${p.cover})`,
};

/** A creator as these statements answer one. */
export type CreatorRow = RowOf<typeof CARD>;

/** A found creator, as the wire shows one. */
export function viewCard(row: CreatorRow, now: Date): CreatorCardView {
  return {
    handle: row.handle,
    display_name: row.display_name,
    tagline: row.tagline,
    tier: row.tier,
    trust_score: row.trust_score,
    level: row.level,
    is_new: row.is_new,
    verified: row.verified,
    rating: row.rating,
    review_count: row.review_count,
    categories: viewCategories(row.categories),
    availability: viewAvailability(row.availability, now),
    from_price_cents: row.from_price_cents,
    fastest_delivery_days: row.fastest_delivery_days,
    location: row.location,
    languages: row.languages,
    avatar_url: row.avatar && avatarUrl(row.avatar),
    image: row.image && viewThumb(row.image),
    profile_url: profileUrl(row.handle),
  };
}
