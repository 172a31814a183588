import { z } from "zod";
import { SORTS } from "@/lib/contracts/network/search";
import { text } from "@/lib/contracts/text";

/** What the tools that search creators and offers may be told besides words and category. Filters: they never give way. */
export const SearchArguments = {
  language: text(40, { min: 1 })
    .optional()
    .describe("Only who works in this language: its name or ISO 639-1 code, such as Spanish or es."),
  country: text(60, { min: 1 })
    .optional()
    .describe("Only who works there: a country, city or part of the world by name, or an ISO 3166-1 code."),
  maxPriceCents: z
    .int()
    .min(1)
    .max(100_000_000)
    .optional()
    .describe("Highest starting price in US cents: 50000 is $500."),
  maxDeliveryDays: z.int().min(1).max(365).optional().describe("Longest delivery in days from payment."),
  availableWithinDays: z
    .int()
    .min(0)
    .max(365)
    .optional()
    .describe("Only who takes orders by then: 0 is now, 7 within a week."),
  subcategory: text(80, { min: 1 }).optional().describe("Slug of a subcategory, as `understood` and offers name them."),
  skill: text(60, { min: 1 }).optional().describe("Only with this skill, as creators name it, in any case."),
  minRating: z.number().min(1).max(5).optional().describe("Only with at least so many stars on average, 1 to 5."),
  verified: z.boolean().optional().describe("true: only creators whose identity the service verified."),
  sort: z
    .enum(SORTS)
    .optional()
    .describe("`best` (unless told) is relevance, then trust; the others order what is found by one figure."),
  cursor: z.string().max(512).optional().describe("`next_cursor` of the answer before, with all else the same."),
};
