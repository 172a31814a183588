import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statement } from "@/db/client";
import { products, profileSearch } from "@/db/schema";
import { answering, literal, unguessed } from "@/db/statements/statement";
import type { CreatorCardView } from "@/lib/contracts/network/search/search";
import { vectorOf } from "@/lib/domain/people/listing/markers-sql";
import { lexeme } from "../ranking/markers";
import { type Asked, nameOf } from "../ranking/reading/asked";

const p = alias(products, "p");
const s = alias(profileSearch, "s");
const WORDS = vectorOf("english", sql`${p.name} || ' ' || ${p.summary}`);

const BEST = answering(
  {
    creator: sql<string>`wanted.id`,
    works: sql<string | null>`(select m from unnest($6::text[]) m where ${s.full} @@ m::tsquery limit ${literal(1)})`,
    id: sql<string | null>`best.id`,
    name: sql<string | null>`best.name`,
    tagged: sql<string | null>`best.tagged`,
    rank: sql<number | null>`best.rank`,
  },
  (fields) => sql`select ${fields} from unnest(${unguessed(sql`$1`, "text[]")}) as wanted (id)
    join ${profileSearch} as ${s} on ${s.profileId} = wanted.id left join lateral (
      select ${p.id} as id, ${p.name} as name, (select c from unnest($2::text[]) c where c = any(${p.subcategories}) limit ${literal(1)}) as tagged,
        ts_rank(${WORDS}, q.query) as rank
      from ${products} as ${p}, (select replace(plainto_tsquery('english', $3)::text, '&', '|')::tsquery as query) q
      where ${p.profileId} = wanted.id and ${p.status} = 'active'
        and ${p.priceCents} <= coalesce($4::integer, ${p.priceCents}) and ${p.deliveryDays} <= coalesce($5::integer, ${p.deliveryDays})
      order by (2 * (${p.subcategories} && $2::text[])::integer + ts_rank(${WORDS}, q.query)) desc, ${p.position}, ${p.id} limit ${literal(1)}) best on true`,
);

/** For each found creator, by id: the product on sale that fits best what was asked, and why, in a few words. One statement. */
export async function matchedOf(
  ids: readonly string[],
  asked: Asked,
): Promise<Map<string, NonNullable<CreatorCardView["matched"]>>> {
  const slugs = asked.concepts.map(({ slug }) => slug);
  const trades = new Map(slugs.map((slug) => [lexeme(`~s${slug}`), slug]));
  for (const { category } of asked.concepts) trades.set(lexeme(`~c${category}`), category);
  const { maxPriceCents = null, maxDeliveryDays = null } = asked.columns;
  const rows = await statement(BEST, [
    [...ids],
    slugs,
    asked.words,
    maxPriceCents,
    maxDeliveryDays,
    [...trades.keys()],
  ]);
  return new Map(
    rows.map(({ creator, works, id, name, tagged, rank }): [string, NonNullable<CreatorCardView["matched"]>] => {
      if (tagged) return [creator, { product_id: id, why: `${nameOf(tagged)}: ${name}` }];
      if (rank) return [creator, { product_id: id, why: `Offers ${name}` }];
      const trade = works && trades.get(works);
      return [creator, { product_id: null, why: trade ? `Works in ${nameOf(trade)}` : "Named in their profile" }];
    }),
  );
}
