import { z } from "zod";
import type { SavedCriteriaView } from "@/lib/contracts/network/saved/saved-searches";
import { type CreatorSearch, SORTS } from "@/lib/contracts/network/search/search";
import { text } from "@/lib/contracts/values/text";
import { findCategory, findSubcategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { countryName } from "@/lib/domain/platform/understand/reading/gazetteer";
import { languageName } from "@/lib/domain/platform/understand/reading/languages";

/** How many creators a page of the marketplace shows. */
export const CREATORS_PER_PAGE = 24;

const FiltersSchema = z.object({
  q: text(200, { trim: true }).catch(""),
  category: z
    .string()
    .refine((slug) => findCategory(slug) !== undefined)
    .catch(""),
  subcategory: z
    .string()
    .refine((slug) => findSubcategory(slug) !== undefined)
    .catch(""),
  language: z
    .string()
    .refine((code) => languageName(code) !== undefined)
    .catch(""),
  country: z
    .string()
    .refine((code) => countryName(code) !== undefined)
    .catch(""),
  skill: text(60, { trim: true }).catch(""),
  verified: z.literal("true").optional().catch(undefined),
  accepts_quotes: z.literal("true").optional().catch(undefined),
  available: z.literal("true").optional().catch(undefined),
  min_rating: z.coerce.number().min(1).max(5).optional().catch(undefined),
  min_trust: z.coerce.number().int().min(1).max(100).optional().catch(undefined),
  max_price: z.coerce.number().min(1).max(1_000_000).optional().catch(undefined),
  max_days: z.coerce.number().int().min(1).max(365).optional().catch(undefined),
  show: z.literal("services").optional().catch(undefined),
  sort: z.enum(SORTS).exclude(["best"]).optional().catch(undefined),
});

/** The marketplace's filters as its address has them; `max_price` in dollars, `max_days` in days until the delivery; `show` what is on sale instead of who sells it. */
export type CreatorFilters = z.output<typeof FiltersSchema>;

/** The filters of an address. What makes no sense is left out: a shared link never fails for a bad filter. */
export function readFilters(params: Record<string, string | string[] | undefined>): CreatorFilters {
  const first = (name: string) => [params[name]].flat()[0] || undefined;
  const read = FiltersSchema.parse({
    q: first("q") ?? "",
    category: first("category") ?? "",
    subcategory: first("subcategory") ?? "",
    language: first("language") ?? "",
    country: first("country") ?? "",
    skill: first("skill") ?? "",
    accepts_quotes: first("accepts_quotes"),
    verified: first("verified"),
    available: first("available"),
    min_rating: first("min_rating"),
    min_trust: first("min_trust"),
    max_price: first("max_price"),
    max_days: first("max_days"),
    show: first("show"),
    sort: first("sort"),
  });
  // the form keeps the subcategory of before when another category is chosen
  const within = findCategory(read.category)?.subcategories.some(({ slug }) => slug === read.subcategory);
  return within === false ? { ...read, subcategory: "" } : read;
}

/** "/creators?q=logo&category=…", without the filters that are not set. */
export function filtersHref(filters: Partial<CreatorFilters>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value));
  return query.size > 0 ? `/creators?${query}` : "/creators";
}

/** What filters ask, as a saved search keeps it; null when they ask for nothing. */
export function criteriaOf(filters: CreatorFilters): SavedCriteriaView | null {
  const asked = {
    query: filters.q || undefined,
    category: filters.category || undefined,
    subcategory: filters.subcategory || undefined,
    skill: filters.skill || undefined,
    language: filters.language || undefined,
    country: filters.country || undefined,
    max_price_cents: centsOf(filters.max_price),
    max_delivery_days: filters.max_days,
    min_trust: filters.min_trust,
    min_rating: filters.min_rating,
    verified: filters.verified && true,
    available: filters.available && true,
    accepts_quotes: filters.accepts_quotes && true,
  };
  const said = Object.entries(asked).filter(([, value]) => value !== undefined);
  return said.length === 0 ? null : Object.fromEntries(said);
}

function centsOf(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : Math.round(dollars * 100);
}

/** The filters as the search verb takes them. */
export function searchOf(filters: CreatorFilters, cursor?: string): CreatorSearch {
  return {
    query: filters.q || undefined,
    category: filters.category || undefined,
    subcategory: filters.subcategory || undefined,
    language: filters.language || undefined,
    country: filters.country || undefined,
    skill: filters.skill || undefined,
    verified: filters.verified && true,
    available: filters.available && true,
    acceptsQuotes: filters.accepts_quotes && true,
    minRating: filters.min_rating,
    minTrustScore: filters.min_trust,
    maxPriceCents: centsOf(filters.max_price),
    maxDeliveryDays: filters.max_days,
    sort: filters.sort,
    limit: CREATORS_PER_PAGE,
    cursor,
    audience: "site",
  };
}
