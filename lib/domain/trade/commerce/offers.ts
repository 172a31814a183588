import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { profiles } from "@/db/schema";
import type { OfferView } from "@/lib/contracts/trade/products/products";
import type { Context } from "@/lib/core/context";
import { availabilityOf } from "@/lib/domain/people/availability/sql";
import { viewAvailability, whenFree } from "@/lib/domain/people/availability/view";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { offerObject, p } from "@/lib/domain/people/profiles/offers-sql";
import { viewOffer } from "@/lib/domain/people/profiles/view";

/** An offer with who sells it. `closed` says from when on orders are taken again, where none are taken now. */
export type SoldOffer = OfferView & {
  description: string;
  seller: { handle: string; displayName: string; categories: string[]; trustScore: number; verified: boolean };
  closed: string | null;
};

/** By ids, for `soldOffers`. */
export const offersByIds = prepared("commerce_offers_by_ids", (db) =>
  db
    .select({
      offer: offerObject.as("offer"),
      description: p.description,
      handle: profiles.handle,
      displayName: profiles.displayName,
      categories: profiles.categories,
      trustScore: profiles.trustScore,
      verified: profiles.verified,
      canBePaid: profiles.payoutsEnabled,
      availability: availabilityOf(profiles).as("availability"),
    })
    .from(p)
    .innerJoin(profiles, eq(profiles.id, p.profileId))
    .where(
      and(
        sql`${p.id} = any(${sql.placeholder("ids")}::text[])`,
        eq(p.status, "active"),
        eq(profiles.mcpDiscoverable, true),
        SHOWN,
      ),
    ),
);

/** Products on sale of creators who may be found by agents, by id. One statement; an id of none is left out. */
export async function soldOffers(ctx: Context, ids: readonly string[]): Promise<Map<string, SoldOffer>> {
  if (ids.length === 0) return new Map();
  const rows = await offersByIds().execute({ ids: [...new Set(ids)] });
  return new Map(
    rows.map(({ offer, description, availability, canBePaid, ...seller }) => {
      const standing = viewAvailability(availability, ctx.now);
      const closed = standing.open ? null : whenFree(seller.displayName, standing);
      const unpayable = canBePaid ? null : `${seller.displayName} cannot take payments yet.`;
      const sold = {
        ...viewOffer(seller.handle, offer),
        description,
        seller,
        closed: ctx.livemode ? (closed ?? unpayable) : null,
      };
      return [offer.product_id, sold];
    }),
  );
}
