import { z } from "zod";
import { type CreatorSearch, SORTS } from "@/lib/contracts/network/search";
import { text } from "@/lib/contracts/text";
import { findCategory, findSubcategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { languageName } from "@/lib/domain/platform/understand/reading/languages";
import { countryName } from "@/lib/domain/platform/understand/reading/places";

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
  verified: z.literal("true").optional().catch(undefined),
  available: z.literal("true").optional().catch(undefined),
  min_rating: z.coerce.number().min(1).max(5).optional().catch(undefined),
  min_trust: z.coerce.number().int().min(1).max(100).optional().catch(undefined),
  max_price: z.coerce.number().int().min(1).max(1_000_000).optional().catch(undefined),
  max_days: z.coerce.number().int().min(1).max(365).optional().catch(undefined),
  show: z.literal("services").optional().catch(undefined),
  sort: z.enum(SORTS).exclude(["best"]).optional().catch(undefined),
});

/** The marketplace's filters as its address has them; `max_price` in whole dollars, `max_days` in days until the delivery; `show` what is on sale instead of who sells it. */
export type CreatorFilters = z.output<typeof FiltersSchema>;

/** The filters of an address. What makes no sense is left out: a shared link never fails for a bad filter. */
export function readFilters(params: Record<string, string | string[] | undefined>): CreatorFilters {
  const first = (name: string) => [params[name]].flat()[0] || undefined;
  return FiltersSchema.parse({
    q: first("q") ?? "",
    category: first("category") ?? "",
    subcategory: first("subcategory") ?? "",
    language: first("language") ?? "",
    country: first("country") ?? "",
    verified: first("verified"),
    available: first("available"),
    min_rating: first("min_rating"),
    min_trust: first("min_trust"),
    max_price: first("max_price"),
    max_days: first("max_days"),
    show: first("show"),
    sort: first("sort"),
  });
}

/** "/creators?q=logo&category=…", without the filters that are not set. */
export function filtersHref(filters: Partial<CreatorFilters>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value));
  return query.size > 0 ? `/creators?${query}` : "/creators";
}

/** The filters as the search verb takes them. */
export function searchOf(filters: CreatorFilters, cursor?: string): CreatorSearch {
  return {
    query: filters.q || undefined,
    category: filters.category || undefined,
    subcategory: filters.subcategory || undefined,
    language: filters.language || undefined,
    country: filters.country || undefined,
    verified: filters.verified && true,
    available: filters.available && true,
    minRating: filters.min_rating,
    minTrustScore: filters.min_trust,
    maxPriceCents: filters.max_price === undefined ? undefined : filters.max_price * 100,
    maxDeliveryDays: filters.max_days,
    sort: filters.sort,
    limit: CREATORS_PER_PAGE,
    cursor,
    audience: "site",
  };
}
