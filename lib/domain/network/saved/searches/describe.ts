import type { SavedCriteriaView, SavedSearchView } from "@/lib/contracts/network/saved/saved-searches";
import type { CreatorSearch } from "@/lib/contracts/network/search/search";
import { env } from "@/lib/core/env";
import { formatMoney } from "@/lib/core/values/money";
import { nameOf } from "@/lib/domain/network/search/ranking/reading/asked";
import { languageName, languageNamed } from "@/lib/domain/platform/understand/reading/languages";
import { placeNamed } from "@/lib/domain/platform/understand/reading/places";

type Finds = SavedSearchView["finds"];

/** What is asked, in a few words: `“logo design” in Norway, up to $500`. Pure. */
export function describeSearch(asked: SavedCriteriaView): string {
  const { query, category, subcategory, country, language } = asked;
  const trade = subcategory ?? category;
  const spoken = language && (languageName(languageNamed(language) ?? "") ?? language);
  const matter = [query && `“${query}”`, trade && nameOf(trade), asked.skill].filter(Boolean).join(", ");
  const first = [matter || "Anybody", country && `in ${placeNamed(country)?.name ?? country}`]
    .filter(Boolean)
    .join(" ");
  const rest = [
    spoken && `speaks ${spoken}`,
    asked.max_price_cents && `up to ${formatMoney(asked.max_price_cents)}`,
    asked.max_delivery_days && `within ${asked.max_delivery_days} ${asked.max_delivery_days === 1 ? "day" : "days"}`,
    asked.min_trust && `trust ${asked.min_trust} and up`,
    asked.min_rating && `${asked.min_rating} stars and up`,
    asked.verified && "verified",
    asked.available && "takes orders now",
    asked.accepts_quotes && "answers requests for quotes",
  ];
  return [first, ...rest.filter(Boolean)].join(", ");
}

/** The marketplace's page with what a search finds. Its address has prices in dollars. */
export function pathOfSearch(finds: Finds, asked: SavedCriteriaView): string {
  const { query, max_price_cents, max_delivery_days, min_trust, ...same } = asked;
  const params = {
    q: query,
    ...same,
    min_trust: min_trust && Math.ceil(min_trust),
    max_price: max_price_cents && max_price_cents / 100,
    max_days: max_delivery_days,
    show: finds === "offers" ? "services" : undefined,
  };
  const address = new URL("/creators", env().BASE_URL);
  for (const [name, value] of Object.entries(params)) if (value) address.searchParams.set(name, String(value));
  return address.pathname + address.search;
}

/** The same as the search verbs take it: of everybody whom the site shows, for the mail is read by a person. */
export function searchOfCriteria(asked: SavedCriteriaView): CreatorSearch {
  const { min_trust, max_price_cents, max_delivery_days, min_rating, accepts_quotes, ...same } = asked;
  return {
    ...same,
    minTrustScore: min_trust,
    maxPriceCents: max_price_cents,
    maxDeliveryDays: max_delivery_days,
    minRating: min_rating,
    acceptsQuotes: accepts_quotes,
    audience: "site",
  };
}
