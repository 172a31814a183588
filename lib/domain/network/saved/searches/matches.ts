import type { SavedCriteriaView, SavedSearchView } from "@/lib/contracts/network/saved/saved-searches";
import type { Context } from "@/lib/core/context";
import { find } from "@/lib/domain/network/search/ranking/find";
import { readOf } from "@/lib/domain/network/search/ranking/reading/asked";
import { meantBy } from "@/lib/domain/network/search/reading/meant";
import { offered } from "@/lib/domain/network/search/showing/offerings";
import { searchOfCriteria } from "./describe";

/** So many are looked at, the newest first. */
export const LOOKED_AT = 50;

/** Somebody or something that a saved search finds, as a mail names it. */
export type Match = { id: string; name: string };

/**
 * Who or what fulfils all that a saved search asks, the newest first, at most `limit`. What fits only because a constraint gave way is none
 * of it.
 */
export async function matchesOf(
  { now }: Context,
  finds: SavedSearchView["finds"],
  asked: SavedCriteriaView,
  limit = LOOKED_AT,
): Promise<Match[]> {
  const search = { ...searchOfCriteria(asked), sort: "newest" as const };
  const query = (await meantBy(search.query)) ?? search.query;
  const meant = { ...search, ...(query && { query }) };
  const read = readOf(meant, now);
  if (finds === "offers") {
    const found = await find("offers", meant, read, { now, limit });
    const rows = found?.relaxed.length === 0 ? found.rows : [];
    return (await offered(rows)).map(({ id, offer, display_name }) => ({
      id,
      name: `${offer.name}, by ${display_name}`,
    }));
  }
  const found = await find("creators", meant, read, { now, limit });
  const rows = found?.relaxed.length === 0 ? found.rows : [];
  return rows.map(({ id, display_name, tagline }) => ({
    id,
    name: tagline ? `${display_name}: ${tagline}` : display_name,
  }));
}
