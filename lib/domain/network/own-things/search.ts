import { statement } from "@/db/client";
import {
  OWN_THINGS,
  OWN_TYPES,
  type OwnSearchQuery,
  type OwnSearchView,
  type OwnThing,
} from "@/lib/contracts/network/search/own-search";
import type { Context } from "@/lib/core/context";
import { mayUse, requireProfile } from "@/lib/domain/platform/access/require";
import { OWN_THINGS_FOUND } from "./statement";

/** Words of a search that count; more say nothing. */
const MOST_WORDS = 10;

const PATHS: Partial<Record<OwnThing, (id: string) => string>> = {
  order: (id) => `/v1/orders/${id}`,
  product: (id) => `/v1/products/${id}`,
  post: (id) => `/v1/posts/${id}`,
  thread: (id) => `/v1/threads/${id}/messages`,
  quote: (id) => `/v1/quotes/${id}`,
};

/**
 * What of the acting creator's own holds all words of `q`, or has it as its id, of the kinds that the actor may read and in its mode: one
 * statement. Throws `not_found` for an account without a creator's page.
 */
export async function searchOwn(ctx: Context, { q, types = OWN_TYPES, limit }: OwnSearchQuery): Promise<OwnSearchView> {
  const profileId = requireProfile(ctx);
  const searched = OWN_TYPES.filter((type) => types.includes(type) && mayRead(ctx, type));
  const patterns = wordsOf(q).slice(0, MOST_WORDS).map(within);
  const rows = await statement(OWN_THINGS_FOUND, [profileId, ctx.livemode, searched, q, patterns, limit]);
  const data = rows.map(({ created_at, ...found }) => ({
    ...found,
    path: PATHS[found.type]?.(found.id) ?? null,
    created_at: new Date(created_at).toISOString(),
  }));
  return { data, searched };
}

/** The words of a search; single letters and digits, which are in nearly everything, only where there is nothing else. */
function wordsOf(q: string): string[] {
  const words = [...new Set(q.split(/\s+/))];
  const telling = words.filter((word) => !/^[a-z0-9]$/i.test(word));
  return telling.length > 0 ? telling : words;
}

function mayRead(ctx: Context, type: OwnThing): boolean {
  const scope = OWN_THINGS[type];
  return scope === null || mayUse(ctx, scope);
}

/** A pattern for `ilike` that a text fits which has the word in it, whatever signs the word is written with. */
function within(word: string): string {
  return `%${word.replace(/[\\%_]/g, "\\$&")}%`;
}
