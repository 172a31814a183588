import { z } from "zod";
import { SORTS } from "@/lib/contracts/network/search/search";
import { text } from "@/lib/contracts/values/text";

/** What the tools that search creators and offers may be told besides words and category. Filters: they never give way. */
export const SearchArguments = {
  language: text(40, { min: 1 }).optional().describe("Spanish, or es."),
  country: text(60, { min: 1 }).optional().describe("Country, city or region."),
  maxPriceCents: z.int().min(1).max(100_000_000).optional().describe("Highest: 50000 is $500."),
  maxDeliveryDays: z.int().min(1).max(365).optional().describe("Longest delivery."),
  availableWithinDays: z.int().min(0).max(365).optional().describe("Takes orders by then; 0: now."),
  subcategory: text(80, { min: 1 }).optional().describe("Slug, as in `understood`."),
  skill: text(60, { min: 1 }).optional().describe("A skill."),
  minTrustScore: z.number().min(0).max(100).optional().describe("Lowest trust score."),
  minRating: z.number().min(1).max(5).optional().describe("Fewest stars."),
  verified: z.boolean().optional().describe("Only verified."),
  acceptsQuotes: z.boolean().optional().describe("Only who gives quotes."),
  sort: z.enum(SORTS).optional().describe("best unless told."),
  cursor: z.string().max(512).optional().describe("next_cursor of the same search."),
};
