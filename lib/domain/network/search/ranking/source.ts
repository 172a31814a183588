import { type Column, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { productSearch, products, profileSearch, profiles } from "@/db/schema";
import { type FilterOf, filters } from "@/db/statements/filters";
import { unguessed } from "@/db/statements/statement";
import type { StatementValue } from "@/db/statements/trailing";
import { isAvailable } from "@/lib/domain/people/availability/sql";

const OWN = [
  "id",
  "creator",
  "full",
  "facets",
  "discoverable",
  "trust",
  "price",
  "days",
  "rating",
  "since",
  "order",
  "response",
] as const;

/** A table of search rows, one for each creator or each offer, under the names that statements know its columns by; `row` is where it lies. */
export type Source = Record<(typeof OWN)[number], Column> & { name: "creators" | "offers"; from: SQL; row: SQL };

const s = alias(profileSearch, "s");
const o = alias(productSearch, "s");

export const CREATORS: Source = {
  name: "creators",
  from: sql`${profileSearch} as ${s}`,
  row: sql`${s}.ctid`,
  id: s.profileId,
  creator: s.profileId,
  full: s.full,
  facets: s.facets,
  discoverable: s.discoverable,
  trust: s.trustScore,
  price: s.fromPriceCents,
  days: s.deliveryDays,
  rating: s.rating,
  since: s.memberSince,
  order: s.trustScore,
  response: s.response,
};

export const OFFERS: Source = {
  name: "offers",
  from: sql`${productSearch} as ${o}`,
  row: sql`${o}.ctid`,
  id: o.productId,
  creator: o.profileId,
  full: o.full,
  facets: o.facets,
  discoverable: o.discoverable,
  trust: o.trustScore,
  price: o.priceCents,
  days: o.deliveryDays,
  rating: o.rating,
  since: o.listedAt,
  order: o.standing,
  response: o.response,
};

export const SOURCES: Record<Source["name"], Source> = { creators: CREATORS, offers: OFFERS };

const f = alias(profiles, "f");
const sold = alias(products, "sold");

/** What of a search is compared with columns; the day on which somebody shall take orders as `YYYY-MM-DD`. */
export type ColumnsAsked = {
  minTrustScore: number | undefined;
  maxPriceCents: number | undefined;
  maxDeliveryDays: number | undefined;
  minRating: number | undefined;
  openOn: string | undefined;
  sells: boolean | undefined;
  /** What a product of the trade that was asked for may cost and take. */
  within: Within | undefined;
};

/** Subcategories, and the highest price in cents and the most days of a product in one of them. */
export type Within = { slugs: readonly string[]; cents: number | undefined; days: number | undefined };

/** More than any price in cents, and any number of days. */
const NO_LIMIT = "2000000000";

type Compared = Pick<Source, "name" | "trust" | "creator" | "facets"> &
  Record<"price" | "days" | "rating", Column | SQL>;

/** How a filter's value stands in a statement. */
type Given = (place: SQL, type: string) => SQL;

const given: Given = (place, type) => sql`${place}::${sql.raw(type)}`;

function filtersOf({ name, trust, price, days, rating, creator, facets }: Compared, as: Given) {
  return filters({
    minTrustScore: (place) => sql`${trust} >= ${as(place, "smallint")}`,
    maxPriceCents: (place) => sql`${price} <= ${as(place, "integer")}`,
    maxDeliveryDays: (place) => sql`${days} <= ${as(place, "integer")}`,
    minRating: (place) => sql`${rating} >= ${as(place, "double precision")}`,
    openOn: (place) =>
      sql`exists (select from ${profiles} as ${f} where ${f.id} = ${creator} and ${isAvailable(f, as(place, "date"))})`,
    facet: (place) => sql`coalesce(${facets} && ${as(place, "text[]")}, true)`,
    // who sells nothing has nothing to make an offer of
    sells: (place) => sql`(${days} is not null) = ${as(place, "boolean")}`,
    // an offer is judged by itself; who has nothing of the trade on sale, by what they have
    within: (place) =>
      name === "offers"
        ? sql`${as(place, "text[]")} is not null`
        : sql`coalesce((select bool_or(${sold.priceCents} <= (${as(place, "text[]")})[1]::integer and ${sold.deliveryDays} <= (${as(place, "text[]")})[2]::integer)
            from ${products} as ${sold} where ${sold.profileId} = ${creator} and ${sold.status} = 'active' and ${sold.subcategories} && (${as(place, "text[]")})[3:]), true)`,
  });
}

const FILTERS = { creators: filtersOf(CREATORS, given), offers: filtersOf(OFFERS, given) };

/** Half of all rows cost less than most limits: no index of prices, days or ratings is read for them where words have found a few. */
function unindexed({ price, days, rating, ...source }: Source): Compared {
  return { ...source, price: sql`(${price} + 0)`, days: sql`(${days} + 0)`, rating: sql`(${rating} + 0)` };
}

const FILTERS_OF_FOUND = {
  creators: filtersOf(unindexed(CREATORS), unguessed),
  offers: filtersOf(unindexed(OFFERS), unguessed),
};
export type Filter = FilterOf<(typeof FILTERS)["creators"]>;

/**
 * The filters that are set, in the order in which statements number them, and their values. `facet` is markers of which a row must have
 * one, where it is not the index that tells; null where the index tells of all, which keeps statements few.
 */
export function columnFilters(
  asked: ColumnsAsked,
  facet?: string[] | null,
): { names: Filter[]; values: StatementValue[] } {
  const { minTrustScore = 0, maxPriceCents, maxDeliveryDays, minRating, openOn, sells, within } = asked;
  const trust = minTrustScore > 0 ? Math.ceil(minTrustScore) : undefined;
  const { slugs = [], cents = NO_LIMIT, days = NO_LIMIT } = within ?? {};
  return FILTERS.creators.set({
    minTrustScore: trust,
    maxPriceCents,
    maxDeliveryDays,
    minRating,
    openOn,
    facet,
    sells,
    within: within && [String(cents), String(days), ...slugs],
  });
}

/** ` and …` for these filters of a source's rows, their placeholders numbered from `first`. */
export function holding(source: Source, names: readonly Filter[], first: number): SQL {
  return FILTERS[source.name].and(names, first);
}

/** The same for rows that words find. */
export function foundHolding(source: Source, names: readonly Filter[], first: number): SQL {
  return FILTERS_OF_FOUND[source.name].and(names, first);
}

/** What a statement answers of each row: its fields, and what they are joined from, given the found row `best`. */
export type Shown<F> = { source: Source; fields: F; join: SQL };
