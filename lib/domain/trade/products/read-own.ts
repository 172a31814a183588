import { and, eq, sql } from "drizzle-orm";
import { type Database, prepared, type Transaction } from "@/db/client";
import { profiles } from "@/db/schema";
import type { ProductView } from "@/lib/contracts/trade/products/products";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { offerObject, p } from "@/lib/domain/people/profiles/offers-sql";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { viewProduct } from "./view";

function select(db: Database | Transaction) {
  return db
    .select({
      offer: offerObject.as("offer"),
      handle: profiles.handle,
      description: p.description,
      metadata: p.metadata,
      status: p.status,
      createdAt: p.createdAt,
      updatedAt: p.updatedAt,
    })
    .from(p)
    .innerJoin(profiles, eq(profiles.id, p.profileId));
}

const ownProduct = prepared("own_product", (db) =>
  select(db).where(and(eq(p.id, sql.placeholder("id")), eq(p.profileId, sql.placeholder("profileId")))),
);

/** One product of the acting creator, archived ones too. Throws `not_found`, for another creator's as well. */
export async function getOwnProduct(ctx: Context, id: string): Promise<ProductView> {
  const [row] = await ownProduct().execute({ id, profileId: requireProfile(ctx) });
  if (!row) throw notFound("The product");
  return viewProduct(row);
}

/** The same within the transaction that changed it. */
export async function readProduct(tx: Transaction, id: string): Promise<ProductView> {
  const [row] = await select(tx).where(eq(p.id, id));
  if (!row) throw notFound("The product");
  return viewProduct(row);
}
