import { and, count, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { savedSearches, searchAlerts } from "@/db/schema";
import {
  MAX_SAVED_SEARCHES,
  type NewSavedSearchInput,
  type SavedSearchChangeInput,
  type SavedSearchView,
} from "@/lib/contracts/network/saved/saved-searches";
import type { Context } from "@/lib/core/context";
import { conflict, invalidField, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { refuseUnknown } from "@/lib/domain/network/search/reading/by-query";
import { holdAccount } from "@/lib/domain/platform/access/hold-account";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { describeSearch } from "./describe";
import { LOOKED_AT, matchesOf } from "./matches";
import { ownSearch, viewSavedSearch } from "./read";

const s = savedSearches;
const subjectOf = (id: string) => ({ type: "saved_search", id });

/**
 * Keeps a search for the account; the same one again changes nothing. What it finds now is known, and no news. Throws `unauthorized`,
 * `validation_error` (a category that there is not), `conflict` (as many are kept as can be).
 */
export async function saveSearch(
  ctx: Context,
  { finds, criteria, name, mail }: NewSavedSearchInput,
): Promise<SavedSearchView> {
  const account = requireAccount(ctx);
  refuseUnknown(criteria, (slug, message) => invalidField(`criteria.${slug}`, message));
  // more than are looked at later: that one of them goes brings no old one up as new
  const found = await matchesOf(ctx, finds, criteria, 2 * LOOKED_AT);
  return transaction(ctx, async (tx, within) => {
    const { userId } = account;
    await holdAccount(tx, userId);
    const [kept] = await tx.select({ n: count() }).from(s).where(eq(s.userId, userId));
    const row = {
      id: newId("srch", ctx.now.getTime()),
      userId,
      name: name ?? describeSearch(criteria).slice(0, 120),
      finds,
      criteria,
      mail,
      seen: found.map(({ id }) => id),
      createdAt: ctx.now,
    };
    const [made] = await tx.insert(s).values(row).onConflictDoNothing().returning();
    if (made && (kept?.n ?? 0) >= MAX_SAVED_SEARCHES)
      throw conflict(`You keep ${MAX_SAVED_SEARCHES} searches, as many as there can be. Give one up first.`);
    if (made) {
      if (mail) await alert(tx, ctx, userId);
      await recordAudit(tx, within, ownerIdOf(account), "saved_search.added", subjectOf(made.id));
      return viewSavedSearch(made);
    }
    const json = JSON.stringify(criteria);
    const same = and(eq(s.userId, userId), eq(s.finds, finds), sql`${s.criteria} = ${json}::text::jsonb`);
    const [there] = await tx.select().from(s).where(same);
    if (!there) throw conflict("This search was given up just now. Save it again.");
    return viewSavedSearch(there);
  });
}

/** Renames a saved search, or says whether new matches are mailed. Throws `unauthorized`, `not_found`. */
export async function updateSavedSearch(
  ctx: Context,
  id: string,
  change: SavedSearchChangeInput,
): Promise<SavedSearchView> {
  const account = requireAccount(ctx);
  const before = change.mail ? await foundSince(ctx, account.userId, id) : [];
  return transaction(ctx, async (tx, within) => {
    const row = await ownSearch(tx, account.userId, id);
    const turnedOn = change.mail === true && !row.mail;
    const set = {
      name: change.name ?? row.name,
      mail: change.mail ?? row.mail,
      // what came while nobody asked is no news
      ...(turnedOn && { seen: [...new Set([...before, ...row.seen])].slice(0, MOST_SEEN) }),
    };
    const [changed] = await tx.update(s).set(set).where(eq(s.id, id)).returning();
    if (!changed) throw notFound("A saved search with this id");
    if (turnedOn) await alert(tx, ctx, account.userId);
    await recordAudit(tx, within, ownerIdOf(account), "saved_search.changed", subjectOf(id), change);
    return viewSavedSearch(changed);
  });
}

/** Ids that a saved search remembers. */
export const MOST_SEEN = 500;

async function foundSince(ctx: Context, userId: string, id: string): Promise<string[]> {
  const [row] = await ctx.db
    .select()
    .from(s)
    .where(and(eq(s.id, id), eq(s.userId, userId)));
  if (!row || row.mail) return [];
  const found = await matchesOf(ctx, row.finds, viewSavedSearch(row).criteria, 2 * LOOKED_AT);
  return found.map((match) => match.id);
}

/** Gives a saved search up. Answers what it was. Throws `unauthorized`, `not_found`. */
export async function removeSavedSearch(ctx: Context, id: string): Promise<SavedSearchView> {
  const account = requireAccount(ctx);
  return transaction(ctx, async (tx, within) => {
    const [gone] = await tx
      .delete(s)
      .where(and(eq(s.id, id), eq(s.userId, account.userId)))
      .returning();
    if (!gone) throw notFound("A saved search with this id");
    await recordAudit(tx, within, ownerIdOf(account), "saved_search.removed", subjectOf(id));
    return viewSavedSearch(gone);
  });
}

/** From the first search on that is mailed, the account's searches are looked at once a day. */
async function alert(tx: Transaction, ctx: Context, userId: string): Promise<void> {
  const dueAt = new Date(ctx.now.getTime() + DAY_MS);
  await tx.insert(searchAlerts).values({ userId, dueAt }).onConflictDoNothing();
}
