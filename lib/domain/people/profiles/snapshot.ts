import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { membershipTiers, portfolioPieces, profiles } from "@/db/schema";
import { answering, type JsonOf, jsonList, type RowOf } from "@/db/statements/statement";
import { availabilityOf } from "@/lib/domain/people/availability/sql";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { offersOf } from "./offers-sql";

/** The tier that these read. */
export const t = alias(membershipTiers, "t");

/** A membership tier under the names of the wire. */
export const TIER = {
  id: t.id,
  slug: t.slug,
  name: t.name,
  description: t.description,
  price_cents: t.priceCents,
  currency: t.currency,
  interval: t.interval,
  perks: t.perks,
  member_count: t.memberCount,
  active: t.active,
  created_at: t.createdAt,
};

const w = alias(portfolioPieces, "w");

/** A piece of the portfolio. */
const PIECE = { id: w.id, title: w.title, category: w.category, link: w.link, year: w.year, media: w.media };

export type PieceRow = JsonOf<typeof PIECE>;

export type MembershipTierRow = JsonOf<typeof TIER>;

/**
 * What a snapshot reads. Its columns have the names of the wire, and so the rows are taken as the driver gives them: a tenth cheaper on
 * the most read resource.
 */
const SNAPSHOT = {
  id: profiles.id,
  handle: profiles.handle,
  display_name: profiles.displayName,
  tagline: profiles.tagline,
  bio: profiles.bio,
  avatar_url: profiles.avatarUrl,
  avatar: profiles.avatar,
  cover: profiles.cover,
  location: profiles.location,
  languages: profiles.languages,
  verified: profiles.verified,
  mcp_discoverable: profiles.mcpDiscoverable,
  founding_creator: profiles.foundingCreator,
  trust_score: profiles.trustScore,
  trust_components: profiles.trustComponents,
  level: profiles.level,
  is_new: profiles.isNew,
  tier: profiles.tier,
  categories: profiles.categories,
  skills: profiles.skills,
  links: profiles.links,
  availability: availabilityOf(profiles),
  from_price_cents: profiles.fromPriceCents,
  rating: profiles.rating,
  review_count: profiles.reviewCount,
  member_since: profiles.createdAt,
  tiers: jsonList(
    TIER,
    sql`${membershipTiers} as ${t} where ${t.profileId} = ${profiles.id} and ${t.active}`,
    sql`${t.position}, ${t.id}`,
  ),
  portfolio: jsonList(
    PIECE,
    sql`${portfolioPieces} as ${w} where ${w.profileId} = ${profiles.id}`,
    sql`${w.position}, ${w.id}`,
  ),
  offers: offersOf(sql`${profiles.id}`),
};

/** A profile as these statements answer it. */
export type ProfileRow = RowOf<typeof SNAPSHOT>;

const snapshots = (where: SQL) =>
  answering(SNAPSHOT, (fields) => sql`select ${fields} from ${profiles} where ${where}`);

/** The snapshot of one creator; `$1` is the handle, `$2` the page of who asks: its owner sees it when nobody else does. */
export const SNAPSHOT_BY_HANDLE = snapshots(
  sql`${ofHandle(sql`$1`)} and ${profiles.deletedAt} is null and (${profiles.suspendedAt} is null or ${profiles.id} = $2)`,
);

/** Those of many; `$1` is their handles. */
export const SNAPSHOTS_BY_HANDLES = snapshots(sql`${profiles.handle} = any($1::text[]::citext[]) and ${SHOWN}`);

/** The same by `$1`, their ids. */
export const SNAPSHOTS_BY_IDS = snapshots(sql`${profiles.id} = any($1::text[]) and ${SHOWN}`);

/** The same of one, `$1`, for its owner: whatever others see. */
export const OWN_SNAPSHOT = snapshots(sql`${profiles.id} = $1`);
