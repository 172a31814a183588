import { and, desc, eq, lt, sql } from "drizzle-orm";
import { prepared, type Transaction } from "@/db/client";
import { savedSearches } from "@/db/schema";
import { SavedCriteria, type SavedSearchView } from "@/lib/contracts/network/saved/saved-searches";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { notFound } from "@/lib/core/errors";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { pathOfSearch } from "./describe";

const searchesBelow = idCursor("srch");

export type SavedSearchRow = typeof savedSearches.$inferSelect;

const { placeholder } = sql;
const s = savedSearches;

const listed = prepared("saved_searches_list", (db) =>
  db
    .select()
    .from(s)
    .where(and(eq(s.userId, placeholder("userId")), lt(s.id, placeholder("before"))))
    .orderBy(desc(s.id))
    .limit(placeholder("limit")),
);

/** The searches that the account keeps, the last one first. Throws `unauthorized`, `invalid_cursor`. */
export async function listSavedSearches(
  ctx: Context,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<SavedSearchView>> {
  const { userId } = requireAccount(ctx);
  const before = searchesBelow(query.cursor);
  const rows = await listed().execute({ userId, before, limit: query.limit + 1 });
  return pageOf(rows, query.limit, (row) => [row.id], viewSavedSearch);
}

const same = prepared("saved_search_same", (db) =>
  db
    .select()
    .from(s)
    .where(
      and(
        eq(s.userId, placeholder("userId")),
        eq(s.finds, placeholder("finds")),
        sql`${s.criteria} = ${placeholder("criteria")}::text::jsonb`,
      ),
    ),
);

/** The saved search of the signed-in person that asks exactly this; null for others and without one. */
export async function keptSearch(
  { actor }: Context,
  { finds, criteria }: Pick<SavedSearchView, "finds" | "criteria">,
): Promise<SavedSearchView | null> {
  if (actor.kind !== "user") return null;
  const [row] = await same().execute({ userId: actor.userId, finds, criteria: JSON.stringify(criteria) });
  return row ? viewSavedSearch(row) : null;
}

/** A search that an account keeps, held for a change. Throws `not_found`. */
export async function ownSearch(tx: Transaction, userId: string, id: string): Promise<SavedSearchRow> {
  const [row] = await tx
    .select()
    .from(s)
    .where(and(eq(s.id, id), eq(s.userId, userId)))
    .for("no key update");
  if (!row) throw notFound("A saved search with this id");
  return row;
}

export function viewSavedSearch(row: SavedSearchRow): SavedSearchView {
  const criteria = SavedCriteria.parse(row.criteria);
  return {
    id: row.id,
    name: row.name,
    finds: row.finds,
    criteria,
    mail: row.mail,
    url: new URL(pathOfSearch(row.finds, criteria), env().BASE_URL).href,
    mailed_at: row.mailedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
