import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { type Database, prepared } from "@/db/client";
import { profiles } from "@/db/schema";
import type { ProductQuery, ProductView } from "@/lib/contracts/trade/products/products";
import { idOf } from "@/lib/contracts/values/ids";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { inOrder } from "@/lib/core/values/in-order";
import { offerObject, p } from "@/lib/domain/people/profiles/offers-sql";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { viewProduct } from "./view";

const ProductCursor = z.tuple([z.int(), idOf("prod")]);

/** Products as their creator sees them, aliased `p`, with the creator's handle. */
const select = (db: Database) =>
  db
    .select({
      offer: offerObject.as("offer"),
      handle: profiles.handle,
      description: p.description,
      metadata: p.metadata,
      status: p.status,
      position: p.position,
      createdAt: p.createdAt,
      updatedAt: p.updatedAt,
    })
    .from(p)
    .innerJoin(profiles, eq(profiles.id, p.profileId));

const productsOf = prepared("products_of", (db) =>
  select(db)
    .where(
      and(
        eq(p.profileId, sql.placeholder("profileId")),
        sql`(${p.position}, ${p.id}) > (${sql.placeholder("position")}::integer, ${sql.placeholder("id")}::text)`,
        sql`(${sql.placeholder("status")}::product_status is null or ${p.status} = ${sql.placeholder("status")}::product_status)`,
      ),
    )
    .orderBy(asc(p.position), asc(p.id))
    .limit(sql.placeholder("limit")),
);

/** The acting creator's products in the order in which the profile shows them, archived ones too unless `status` says. */
export async function listProducts(ctx: Context, query: ProductQuery): Promise<Page<ProductView>> {
  const profileId = requireProfile(ctx);
  const [position, id] = decodeCursor(query.cursor, ProductCursor) ?? [-1, ""];
  const { status = null, limit } = query;
  const rows = await productsOf().execute({ profileId, position, id, status, limit: limit + 1 });
  return pageOf(rows, limit, (row) => [row.position, row.offer.product_id], viewProduct);
}

const byIds = prepared("products_by_ids", (db) =>
  select(db).where(
    and(sql`${p.id} = any(${sql.placeholder("ids")}::text[])`, eq(p.profileId, sql.placeholder("profileId"))),
  ),
);

/** Products of the acting creator, in the order of `ids`; null for any other. One query. */
export async function productsByIds(ctx: Context, ids: readonly string[]): Promise<(ProductView | null)[]> {
  const rows = await byIds().execute({ ids: [...ids], profileId: requireProfile(ctx) });
  return inOrder(ids, rows.map(viewProduct), (product) => product.id);
}
