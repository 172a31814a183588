import type { z } from "zod";
import { Facets, type FacetsView } from "@/lib/contracts/network/search/facets";
import { FOUND, type RelaxedView, type SearchQuery, type UnderstoodView } from "@/lib/contracts/network/search/search";
import { Cents, type Page } from "@/lib/contracts/values/page";
import type { Shown } from "../rendering/connection";
import { type FieldsOf, fieldOf, objectOf } from "../rendering/objects";

/** What a search says of how it read its query. */
type Read = { read_as?: string; understood?: UnderstoodView; relaxed: RelaxedView[] };

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
  const understood = FOUND.understood.unwrap();
  const { concepts, max_price_cents: price } = understood.shape;
  objectOf("UnderstoodValue", concepts.element);
  objectOf("Understood", understood, {
    // a price that somebody writes may be more than `Int` holds
    also: (t) => ({
      maxPriceCents: fieldOf(
        t,
        Cents.nullable().meta({ description: price.description }),
        (view) => view.max_price_cents,
      ),
    }),
  });
  objectOf("Relaxed", FOUND.relaxed.element);
}

/** What a page of what a search finds says besides its rows: how the query was read, what gave way, and `facets`. */
export function foundFields<Row>(t: FieldsOf<Shown<Row>>) {
  const read = ({ page }: { page: unknown }) => page as Read;
  return {
    readAs: fieldOf(t, FOUND.read_as, (shown) => read(shown).read_as),
    understood: fieldOf(t, FOUND.understood, (shown) => read(shown).understood),
    relaxed: fieldOf(t, FOUND.relaxed, (shown) => read(shown).relaxed),
    facets: fieldOf(t, Facets.nullable(), ({ page }) => (page as Countable).count(), {
      description:
        "What was found, counted by what it can be filtered by: up to 1,000 exactly. The same for each page.",
      complexity: 30,
    }),
  };
}
