import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statement } from "@/db/client";
import { products } from "@/db/schema";
import { answering, literal } from "@/db/statement";
import type { CreatorCardView } from "@/lib/contracts/network/search";
import { type Asked, nameOf } from "./ranking/asked";

const p = alias(products, "p");
const WORDS = sql`to_tsvector('english', ${p.name} || ' ' || ${p.summary})`;

const BEST = answering(
  {
    creator: sql<string>`wanted.id`,
    id: sql<string>`best.id`,
    name: sql<string>`best.name`,
    tagged: sql<string | null>`best.tagged`,
    rank: sql<number>`best.rank`,
  },
  (fields) => sql`select ${fields} from unnest($1::text[]) as wanted (id) cross join lateral (
      select ${p.id} as id, ${p.name} as name, (select c from unnest($2::text[]) c where c = any(${p.subcategories}) limit ${literal(1)}) as tagged,
        ts_rank(${WORDS}, q.query) as rank
      from ${products} as ${p}, (select replace(plainto_tsquery('english', $3)::text, '&', '|')::tsquery as query) q
      where ${p.profileId} = wanted.id and ${p.status} = 'active'
        and ${p.priceCents} <= coalesce($4::integer, ${p.priceCents}) and ${p.deliveryDays} <= coalesce($5::integer, ${p.deliveryDays})
      order by (2 * (${p.subcategories} && $2::text[])::integer + ts_rank(${WORDS}, q.query)) desc, ${p.position}, ${p.id} limit ${literal(1)}) best`,
);

/** For each found creator, by id: the product on sale that fits best what was asked, and why, in a few words. One statement. */
export async function matchedOf(
  ids: readonly string[],
  asked: Asked,
): Promise<Map<string, NonNullable<CreatorCardView["matched"]>>> {
  const slugs = asked.concepts.map(({ slug }) => slug);
  const { maxPriceCents = null, maxDeliveryDays = null } = asked.columns;
  const rows = await statement(BEST, [[...ids], slugs, asked.words, maxPriceCents, maxDeliveryDays]);
  const [first] = asked.concepts;
  const otherwise = first ? `Works in ${nameOf(first.slug)}` : "Named in their profile";
  return new Map(
    ids.map((creator): [string, NonNullable<CreatorCardView["matched"]>] => {
      const row = rows.find((one) => one.creator === creator);
      if (row?.tagged) return [creator, { product_id: row.id, why: `${nameOf(row.tagged)}: ${row.name}` }];
      if (row && row.rank > 0) return [creator, { product_id: row.id, why: `Offers ${row.name}` }];
      return [creator, { product_id: null, why: otherwise }];
    }),
  );
}
