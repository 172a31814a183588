import type { FoundOfferView } from "@/lib/contracts/network/offers";
import type { FacetsView } from "@/lib/contracts/network/search/facets";
import type { CreatorSearch, RelaxedView, UnderstoodView } from "@/lib/contracts/network/search/search";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { viewAvailability } from "@/lib/domain/people/availability/view";
import { avatarUrl, profileUrl, viewOffer } from "@/lib/domain/people/profiles/view";
import { facetsOf } from "./facets/count";
import { endedAt, searchCursor, searchName } from "./ranking/cursor";
import { FROM_FIRST, find, MISTYPED, RETOLD, type Start } from "./ranking/find";
import { type Asked, nameOf, readOf, viewUnderstood } from "./ranking/reading/asked";
import { asksNothing } from "./ranking/reading/asks-nothing";
import type { FoundRow } from "./ranking/shown";
import { meantAt, meantBy, retold } from "./reading/meant";
import { namedBy, soldBy } from "./reading/named";
import { gaveWay } from "./showing/gave-way";
import { type Offering, offered } from "./showing/offerings";
import { APART, SPARE, spread } from "./showing/spread";
import { titledFirst } from "./showing/titled";
import { MAX_LIMIT } from "./statements";

const PREFIX = "prod_";

/** Found offers. `read_as` is the query that was answered, where the one that was asked found nothing and looked mistyped. */
export type FoundOffers = Page<FoundOfferView> & {
  read_as?: string;
  understood?: UnderstoodView;
  relaxed: RelaxedView[];
  facets?: FacetsView;
};

/**
 * Products on sale by what a query means, as `searchCreators` reads and ranks it; price and days are of the product. A query that finds none is
 * looked for among names, too: then what their creators sell. Of the first ten no two
 * are of one creator, if as many fit; later ones of a creator count less. Throws `invalid_cursor`.
 */
export async function searchOffers(ctx: Context, asked: CreatorSearch): Promise<FoundOffers> {
  const search = { ...asked, name: searchName("offers", asked) };
  if (asksNothing(search, ctx.now)) return { data: [], has_more: false, next_cursor: null, relaxed: [] };
  const limit = Math.min(Math.max(search.limit ?? 20, 1), MAX_LIMIT);
  const cursor = endedAt(search.name, search.cursor);
  if (cursor) {
    const { level, key, id, ahead } = cursor;
    const shown = ahead.split(" ").flatMap((rest) => (rest ? [PREFIX + rest] : []));
    const start = { level: level % MISTYPED, key, id, shown };
    if (level < MISTYPED) return answer(ctx, search, limit, start);
    const { base, query } = await meantAt(level, search.query);
    return { ...(await answer(ctx, { ...search, query }, limit, start, base)), read_as: query };
  }
  const unknown = await meantBy(search.query);
  if (unknown !== null) {
    const page = await answer(ctx, { ...search, query: unknown }, limit, undefined, MISTYPED);
    if (page.data.length > 0) return { ...page, read_as: unknown };
  }
  const page = await answer(ctx, search, limit);
  if (page.data.length > 0) return page;
  const { rows, handle } = await namedBy(search, ctx.now, limit);
  const sold = await offered(await soldBy(rows, search, ctx.now, limit));
  if (sold.length > 0) {
    const data = sold.map((row) => viewFound(row, ctx.now));
    return { ...page, data, relaxed: [], ...(handle && { read_as: handle }) };
  }
  const read_as = retold(search.query);
  if (read_as === null) return page;
  return { ...(await answer(ctx, { ...search, query: read_as }, limit, undefined, RETOLD)), read_as };
}

/** What was asked for, and its name for cursors, which stays when the words are read in another way. */
type Named = CreatorSearch & { name: string };

async function answer({ now }: Context, search: Named, limit: number, start?: Start, base = 0): Promise<FoundOffers> {
  const read = readOf(search, now);
  // while fewer than ten were shown, a page is read from the first row on: whose offers those were
  const isSpread = (!start || start.key === FROM_FIRST) && (search.sort ?? "best") === "best";
  const before = isSpread ? (start?.shown ?? []) : [];
  const found = await find("offers", search, read, {
    now,
    limit: isSpread ? Math.max(before.length + limit, APART) + 1 + SPARE : limit + 1,
    start: isSpread && start ? { ...start, shown: [] } : start,
  });
  if (!found) return { data: [], has_more: false, next_cursor: null, relaxed: [] };
  const { level, read: meant, asked, relaxed, rows, counting } = found;
  const facets = search.facets ? await facetsOf({ now }, "offers", search, asked, counting) : undefined;
  const inOrder = { shown: rows.slice(0, limit), last: rows.length > limit ? rows[limit - 1] : undefined, ahead: [] };
  const { shown, last, ahead } = isSpread ? spread(rows, limit, before) : inOrder;
  const here = [...before, ...shown.map(({ id }) => id)];
  const isTop = isSpread && here.length < APART;
  const passed = isTop ? here : isSpread ? ahead : [...(start?.shown ?? []), ...ahead];
  const end = isTop ? { key: FROM_FIRST, id: "" } : { key: last?.key ?? "", id: last?.id ?? "" };
  const offers = await offered(shown);
  return {
    data: (isSpread ? titledFirst(offers, search.query) : offers).map((row) => ({
      ...viewFound(row, now),
      ...(asked.words !== "" && { matched: { product_id: row.offer.product_id, why: whyFound(row, asked) } }),
    })),
    has_more: last !== undefined,
    next_cursor: last
      ? searchCursor(search.name, {
          level: base + level,
          ...end,
          ahead: passed.map((id) => id.slice(PREFIX.length)).join(" "),
        })
      : null,
    ...(meant && { understood: viewUnderstood(meant, asked) }),
    relaxed: gaveWay(relaxed, read, offers),
    ...(facets && { facets }),
  };
}

type FoundOffer = FoundRow<"offers"> & Offering;

function viewFound(row: Offering, now: Date): FoundOfferView {
  return {
    ...viewOffer(row.handle, row.offer),
    creator: {
      handle: row.handle,
      display_name: row.display_name,
      avatar_url: row.avatar && avatarUrl(row.avatar),
      verified: row.verified,
      trust_score: row.trust_score,
      level: row.level,
      is_new: row.is_new,
      rating: row.rating,
      review_count: row.review_count,
      location: row.location,
      languages: row.languages,
      availability: viewAvailability(row.availability, now),
      profile_url: profileUrl(row.handle),
    },
  };
}

/** Why an offer was found, in a few words. */
function whyFound({ offer, held = 0 }: FoundOffer, { concepts, words }: Asked): string {
  const trades = concepts.filter(({ slug, category }) => slug !== category && offer.subcategories.includes(slug));
  if (trades.length > 0) return trades.map(({ slug }) => nameOf(slug)).join(", ");
  const [first] = concepts;
  if (held === 0 && first) return `Works in ${nameOf(first.category)}`;
  return `Says “${words}”${held < 0.99 ? " in part" : ""}`;
}
