import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Picture, products, profiles, savedItems } from "@/db/schema";
import { answering, maybe, type RowOf } from "@/db/statements/statement";
import { CARD, p } from "@/lib/domain/network/search/cards";

const k = alias(savedItems, "k");
const o = alias(products, "o");

/** A kept item with its creator's card and, of a product, what lists show. */
const ITEM = {
  ...CARD,
  seq: k.seq,
  profile_id: k.profileId,
  saved_at: k.createdAt,
  product_id: maybe(o.id),
  product_slug: maybe(o.slug),
  product_name: maybe(o.name),
  product_summary: maybe(o.summary),
  product_price: maybe(o.priceCents),
  product_status: maybe(o.status),
  product_image: sql<Picture | null>`${o.images} -> 0`,
};

export type ItemRow = RowOf<typeof ITEM>;

/** Of whose page is there for everybody (`people/listing/shown.ts`); a product that an operator took down is not. */
const WHOSE = sql`join ${profiles} as ${p} on ${p.id} = ${k.profileId} and ${p.deletedAt} is null and ${p.suspendedAt} is null
  left join ${products} as ${o} on ${o.id} = ${k.productId}`;
const SHOWN = sql`${o.hiddenAt} is null`;

/** What `$1` keeps, from below `$2`, at most `$3`. */
export const LIST = answering(
  ITEM,
  (item) => sql`select ${item} from ${savedItems} as ${k} ${WHOSE}
    where ${k.userId} = $1 and ${k.seq} < $2::bigint and ${SHOWN} order by ${k.seq} desc limit $3::integer`,
);

/** What `$1` keeps under the id `$2`. */
export const ONE = answering(
  ITEM,
  (item) => sql`select ${item} from ${savedItems} as ${k} ${WHOSE}
    where ${k.userId} = $1 and coalesce(${k.productId}, ${k.profileId}) = $2 and ${SHOWN}`,
);
