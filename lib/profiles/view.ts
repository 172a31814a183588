import type { MembershipTierView } from "@/lib/contracts/memberships";
import type { OfferView } from "@/lib/contracts/products";
import type { ProfileView } from "@/lib/contracts/profiles";
import { env } from "@/lib/core/env";
import { findCategory } from "@/lib/taxonomy/taxonomy";

/** Where a creator's page is. */
export function profileUrl(handle: string): string {
  return `${env().BASE_URL}/${handle}`;
}

/** Category slugs as slug and name; slugs that the taxonomy no longer has are left out. */
export function viewCategories(slugs: readonly string[]): { slug: string; name: string }[] {
  return slugs.flatMap((slug) => {
    const category = findCategory(slug);
    return category ? [{ slug, name: category.name }] : [];
  });
}

/** A package or add-on as SQL aggregates it. */
export type OfferRow = Omit<OfferView, "url" | "currency"> & { currency: string };
export type MembershipTierRow = Omit<MembershipTierView, "currency" | "created_at"> & {
  currency: string;
  created_at: string;
};

type ProfileRow = Omit<
  ProfileView,
  | "categories"
  | "currency"
  | "tiers"
  | "offers"
  | "profile_url"
  | "agent_json_url"
  | "member_since"
  | "mcp_discoverable"
> & {
  mcp_discoverable: boolean;
  categories: string[];
  tiers: MembershipTierRow[];
  offers: OfferRow[];
  member_since: Date;
};

/** A profile row with its aggregated tiers and offers, as the wire shows it. */
export function viewProfile(row: ProfileRow): ProfileView {
  const url = profileUrl(row.handle);
  return {
    ...row,
    categories: viewCategories(row.categories),
    currency: "usd",
    tiers: row.tiers.map(viewMembershipTier),
    offers: row.offers.map((offer) => viewOffer(row.handle, offer)),
    profile_url: url,
    agent_json_url: `${url}/agent.json`,
    member_since: row.member_since.toISOString(),
  };
}

export function viewMembershipTier(row: MembershipTierRow): MembershipTierView {
  return { ...row, currency: "usd", created_at: new Date(row.created_at).toISOString() };
}

export function viewOffer(handle: string, row: OfferRow): OfferView {
  return { ...row, currency: "usd", url: `${profileUrl(handle)}/products/${row.slug}` };
}
