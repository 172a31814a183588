import type { z } from "zod";
import { Facets, type FacetsView } from "@/lib/contracts/network/facets";
import type { SearchQuery } from "@/lib/contracts/network/search";
import type { Page } from "@/lib/contracts/page";
import type { Shown } from "../connection";
import { type FieldsOf, fieldOf, objectOf } from "../rendering/objects";

/** A page of a search that can be counted, which is done for those alone who ask. */
type Countable = { count: () => Promise<FacetsView | undefined> };

/** A page that knows how to count what was found. */
export function countable<P extends Page<unknown>>(page: P, count: Countable["count"]): P & Countable {
  return Object.assign(page, { count });
}

/** What a search of one row counts besides, for `countable`. */
export const COUNTED = { limit: 1, cursor: undefined, facets: true } satisfies Partial<z.output<typeof SearchQuery>>;

export function defineFacets(): void {
  objectOf("Count", Facets.shape.total);
  objectOf("Facet", Facets.shape.category.element);
  objectOf("Facets", Facets);
}

/** `facets` on a page of what a search finds. */
export function facetsField<Row>(t: FieldsOf<Shown<Row>>) {
  return {
    facets: fieldOf(t, Facets.nullable(), ({ page }) => (page as Countable).count(), {
      description:
        "What was found, counted by what it can be filtered by: up to 1,000 exactly. The same for each page.",
      complexity: 30,
    }),
  };
}
