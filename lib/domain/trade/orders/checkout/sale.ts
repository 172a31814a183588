import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, invalidField, notFound } from "@/lib/core/errors";
import { availabilityOf } from "@/lib/domain/people/availability/sql";
import { viewAvailability, whenFree } from "@/lib/domain/people/availability/view";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { offerObject, p } from "@/lib/domain/people/profiles/offers-sql";
import { purchaserOf } from "@/lib/domain/platform/spending/reserve";

const offerForSale = prepared("offer_for_sale", (db) =>
  db
    .select({
      offer: offerObject.as("offer"),
      processorPriceId: p.processorPriceId,
      profileId: profiles.id,
      userId: profiles.userId,
      handle: profiles.handle,
      mcpDiscoverable: profiles.mcpDiscoverable,
      account: profiles.processorAccountId,
      payoutsEnabled: profiles.payoutsEnabled,
      categories: profiles.categories,
      displayName: profiles.displayName,
      availability: availabilityOf(profiles).as("availability"),
      owns: sql<boolean>`${p.id} is not null`.as("owns"),
    })
    .from(profiles)
    .leftJoin(p, and(eq(p.profileId, profiles.id), eq(p.id, sql.placeholder("productId")), eq(p.status, "active")))
    .where(and(ofHandle(sql.placeholder("handle")), SHOWN))
    .limit(1),
);

type Row = Awaited<ReturnType<ReturnType<typeof offerForSale>["execute"]>>[number];

/** A product that can be sold now, and the account that its money is for: none in test mode. */
export type Sale = Row;

/** Which product of whom; `agreed` for one that a quote offers, which a creator sells who takes no other orders; `agents` for those found by agents alone. */
type Asked = { handle: string; productId: string | undefined; agreed: boolean; agents: boolean };

/**
 * What is for sale. Throws `not_found`, `validation_error` (a product that is not the creator's), `conflict` (the caller's own product,
 * payouts are not set up, the creator takes no orders now). In test mode anything that is shown is for sale: nobody is paid, and creators
 * try their own.
 */
export async function saleOf(ctx: Context, { handle, productId, agreed, agents }: Asked): Promise<Sale> {
  const [sale] = await offerForSale().execute({ handle, productId });
  if (!sale || (agents && !sale.mcpDiscoverable)) throw notFound(`A creator with the handle ${handle}`);
  if (!sale.owns) throw invalidField("product_id", `${productId} is not a product of ${sale.handle}`);
  if (!ctx.livemode) return { ...sale, account: null };
  if (isOwn(ctx, sale.userId)) throw conflict("This is your own product: an order of it would be to yourself.");
  const { account } = sale;
  if (!account || !sale.payoutsEnabled) throw conflict(`${sale.handle} cannot take payments yet. Nothing was charged.`);
  const availability = viewAvailability(sale.availability, ctx.now);
  if (!agreed && !availability.open) throw conflict(`${whenFree(sale.displayName, availability)} Nothing was charged.`);
  return sale;
}

/**
 * Whether the buyer is known to be the creator: signed in, or with an app that acts for them. A key says who sells: creators open
 * checkouts for their customers with it.
 */
function isOwn(ctx: Context, creatorId: string): boolean {
  const { actor } = ctx;
  if (actor.kind === "user") return actor.userId === creatorId;
  const buys = purchaserOf(ctx) !== undefined || (actor.kind === "credential" && actor.credential.kind === "oauth");
  return actor.kind === "credential" && buys && actor.userId === creatorId;
}
