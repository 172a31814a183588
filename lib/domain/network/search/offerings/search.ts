import { statement } from "@/db/client";
import type { OfferView } from "@/lib/contracts/trade/products";
import type { Context } from "@/lib/core/context";
import { searchWords } from "@/lib/core/values/search-words";
import { viewOffer } from "@/lib/domain/people/profiles/view";
import { searchCreators } from "../creators";
import {
  matchStatement,
  type OfferingRow,
  type OfferingSearch,
  type OfferingStatement,
  ofCreatorsStatement,
} from "./search-statements";

export type OfferingView = OfferView & {
  creator: { handle: string; display_name: string; trust_score: number; verified: boolean };
};

/** A creator shows so many products in one answer when nothing tells them apart. */
const PER_CREATOR = 3;

/**
 * Products on sale of discoverable creators, by words, category and highest price in cents: those whose own name or
 * summary holds every word, by relevance × trust, then those with some of the words; where there is none, products of the
 * creators whom the search finds. Without words, of the most trusted creators.
 */
export async function searchOfferings(ctx: Context, search: OfferingSearch): Promise<OfferingView[]> {
  const words = searchWords(search.query);
  const found = new Map<string, OfferingRow>();
  const add = async (asked: OfferingStatement) => {
    for (const row of await statement(asked.statement, asked.params)) {
      if (found.size < search.limit && !found.has(row.offer.product_id)) found.set(row.offer.product_id, row);
    }
  };
  if (words !== "") await add(matchStatement("every", words, search));
  if (words.includes(" ") && found.size < search.limit) await add(matchStatement("some", words, search));
  if (found.size === 0) {
    const handles = await handlesFor(ctx, search);
    if (handles.length > 0) await add(ofCreatorsStatement(handles, PER_CREATOR, search));
  }
  return [...found.values()].map(viewOffering);
}

async function handlesFor(ctx: Context, search: OfferingSearch): Promise<string[]> {
  const { data } = await searchCreators(ctx, { ...search, audience: "agent" });
  return data.map((creator) => creator.handle);
}

function viewOffering({ offer, handle, display_name, trust_score, verified }: OfferingRow): OfferingView {
  return { ...viewOffer(handle, offer), creator: { handle, display_name, trust_score, verified } };
}
