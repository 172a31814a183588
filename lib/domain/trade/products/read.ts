import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { profiles } from "@/db/schema";
import type { OfferView } from "@/lib/contracts/trade/products/products";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { offerObject, p } from "@/lib/domain/people/profiles/offers-sql";
import { viewOffer } from "@/lib/domain/people/profiles/view";
import { productOfSlug } from "./former-slugs";

export type OfferPageView = OfferView & { description: string; creator: { handle: string; display_name: string } };

const offerBySlug = prepared("offer_by_slug", (db) =>
  db
    .select({
      offer: offerObject.as("offer"),
      description: p.description,
      handle: profiles.handle,
      displayName: profiles.displayName,
    })
    .from(p)
    .innerJoin(profiles, eq(profiles.id, p.profileId))
    .where(
      and(
        ofHandle(sql.placeholder("handle")),
        eq(p.id, productOfSlug(sql.placeholder("handle"), sql.placeholder("slug"))),
        eq(p.status, "active"),
        SHOWN,
      ),
    )
    .limit(1),
);

/** One active product of a creator by its slug, or one that it had before, with its long description. Throws `not_found`. */
export async function getOffer(_ctx: Context, handle: string, slug: string): Promise<OfferPageView> {
  const [row] = await offerBySlug().execute({ handle, slug });
  if (!row) throw notFound(`The product ${slug} of ${handle}`);
  return {
    ...viewOffer(row.handle, row.offer),
    description: row.description,
    creator: { handle: row.handle, display_name: row.displayName },
  };
}
