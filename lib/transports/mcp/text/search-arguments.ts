import { z } from "zod";
import { type CreatorSearch, SORTS } from "@/lib/contracts/network/search/search";
import { text } from "@/lib/contracts/values/text";
import { invalidField } from "@/lib/core/errors";
import { refuseUnknown } from "@/lib/domain/network/search/reading/by-query";
import { nearestServices } from "@/lib/domain/network/search/suggesting/services";

/** What the tools that search creators and offers may be told besides words and category. Filters: they never give way. */
export const SearchArguments = {
  language: text(40, { min: 1 }).optional().describe("Spanish, or es."),
  country: text(60, { min: 1 }).optional().describe("Country, city or region."),
  maxPriceCents: z.int().min(1).max(100_000_000).optional().describe("Highest: 50000 is $500."),
  maxDeliveryDays: z.int().min(1).max(365).optional().describe("Longest delivery."),
  available: z.boolean().optional().describe("Takes orders now."),
  availableWithinDays: z.int().min(0).max(365).optional().describe("Takes orders by then."),
  subcategory: text(80, { min: 1 }).optional().describe("Slug; nearest ones are told."),
  skill: text(60, { min: 1 }).optional().describe("A skill."),
  minTrustScore: z.number().min(0).max(100).optional().describe("Lowest trust score."),
  minRating: z.number().min(1).max(5).optional().describe("Fewest stars."),
  verified: z.boolean().optional().describe("Only verified."),
  acceptsQuotes: z.boolean().optional().describe("Only who gives quotes."),
  sort: z.enum(SORTS).optional().describe("best unless told."),
  cursor: z.string().max(512).optional().describe("next_cursor of the same search."),
};

type Sent = Omit<CreatorSearch, "audience" | "limit"> & { maxResults: number };

/**
 * What such arguments ask: of discoverable creators. A switch that is off asks for nothing, and so has a search without it the same cursors.
 * Throws `validation_error` for a subcategory that there is not, with the nearest.
 */
export function searchOf({ maxResults, verified, available, acceptsQuotes, ...search }: Sent): CreatorSearch {
  refuseUnknown(search, (param) => invalidField(param, noSuch(search[param] ?? "")));
  const only = {
    ...(verified && { verified }),
    ...(available && { available }),
    ...(acceptsQuotes && { acceptsQuotes }),
  };
  return { ...search, ...only, limit: maxResults, audience: "agent" };
}

/** Creators say what they do in words: what a slug was to say can be said in the query, too. */
function noSuch(slug: string): string {
  const nearest = nearestServices(slug);
  if (nearest.length > 0) return `is not a subcategory. The nearest are: ${nearest.join(", ")}`;
  return "is not a subcategory: say it in the query instead, or read taxonomy://categories, which lists all";
}
