import { z } from "zod";

/** What is counted exactly up to here, and after that said to be more. */
export const COUNTED_TO = 1_000;

const counted = {
  count: z.int().meta({ description: `How many, at most ${COUNTED_TO}.` }),
  more: z.boolean().meta({ description: `Whether there are more than \`count\`: shown as "${COUNTED_TO}+".` }),
};

const Count = z.object(counted).meta({ id: "Count", description: `A number, exact up to ${COUNTED_TO}.` });

const Facet = z
  .object({
    value: z.string().meta({ description: "What the filter of the same name takes." }),
    name: z.string().meta({ description: "The same as people read it." }),
    ...counted,
  })
  .meta({ id: "Facet", description: "A value of a filter, and how many of what was found have it." });

const facet = (description: string) => z.array(Facet).meta({ description: `${description}, the most frequent first.` });

export const Facets = z
  .object({
    /** How many were found. */
    total: Count,
    category: facet("Categories"),
    subcategory: facet("Subcategories, at most 12"),
    language: facet("Languages, at most 12"),
    country: facet("Countries, at most 12"),
    /** Of those found, whose identity was verified. */
    verified: Count,
  })
  .meta({ id: "Facets", description: "What was found, counted by what it can be filtered by." });

export type FacetsView = z.infer<typeof Facets>;
export type FacetView = z.infer<typeof Facet>;
export type CountView = z.infer<typeof Count>;
