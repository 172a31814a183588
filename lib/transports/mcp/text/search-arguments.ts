import { z } from "zod";
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
  cursor: z.string().max(512).optional().describe("`next_cursor` of the answer before, with all else the same."),
};
