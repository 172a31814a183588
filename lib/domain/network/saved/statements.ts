import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Picture, products, profiles, savedItems } from "@/db/schema";
import { answering, maybe, type RowOf } from "@/db/statements/statement";
import { CARD, p } from "@/lib/domain/network/search/cards";
import { shownOf } from "@/lib/domain/people/listing/shown";

const k = alias(savedItems, "k");
const o = alias(products, "o");

/** Of whose page is there for everybody; a product that an operator took down is not. */
const SHOWN = sql`(${shownOf(p)} and ${o.hiddenAt} is null)`;

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
  shown: sql<boolean>`${SHOWN}`,
};

export type ItemRow = RowOf<typeof ITEM>;

const WHOSE = sql`join ${profiles} as ${p} on ${p.id} = ${k.profileId} left join ${products} as ${o} on ${o.id} = ${k.productId}`;

/** What `$1` keeps, from below `$2`, at most `$3`. */
export const LIST = answering(
  ITEM,
  (item) => sql`select ${item} from ${savedItems} as ${k} ${WHOSE}
    where ${k.userId} = $1 and ${k.seq} < $2::bigint and ${SHOWN} order by ${k.seq} desc limit $3::integer`,
);

/** How many `$1` keeps of what the list shows. */
export const COUNT = answering(
  { n: sql<number>`count(*)::integer` },
  (counted) => sql`select ${counted} from ${savedItems} as ${k} ${WHOSE} where ${k.userId} = $1 and ${SHOWN}`,
);

/** What `$1` keeps under the id `$2`, whether it is shown or not. */
export const ONE = answering(
  ITEM,
  (item) => sql`select ${item} from ${savedItems} as ${k} ${WHOSE}
    where ${k.userId} = $1 and coalesce(${k.productId}, ${k.profileId}) = $2`,
);
