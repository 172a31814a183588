import { and, asc, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { savedSearches, searchAlerts, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { MOST_SEEN } from "./change";
import { pathOfSearch } from "./describe";
import { type NewMatches, newMatchesMail } from "./mails/new-matches";
import { type Match, matchesOf } from "./matches";
import { type SavedSearchRow, viewSavedSearch } from "./read";
import { stopMailsPath } from "./stop-mails";

const BATCH = 20;
const NAMED = 5;

type Due = { id: string; email: string };
type News = { row: SavedSearchRow; fresh: Match[] };

/**
 * Mails accounts what newly matches their saved searches: one mail for an account, at most once a day. An account is claimed before it is
 * looked at, so that two workers tell nobody twice; what a worker that dies has not told is told the next day. Looks at a few accounts:
 * answers how many mails, and whether there may be more to look at.
 */
export async function mailNewMatches(ctx: Context): Promise<{ mailed: number; more: boolean }> {
  const { claimed, due } = await claim(ctx);
  const work = (one: Due, own: Context) => tell(own, one);
  const mailed = await eachAlone(ctx, due, { work, failed: "an account's saved searches could not be looked at" });
  return { mailed, more: claimed > 0 };
}

/** Accounts whose day has come are put off to the next one; due are those alone whose address is proved. */
async function claim(ctx: Context): Promise<{ claimed: number; due: Due[] }> {
  const next = new Date(ctx.now.getTime() + DAY_MS);
  return transaction(ctx, async (tx) => {
    const come = tx
      .select({ id: searchAlerts.userId })
      .from(searchAlerts)
      .where(lte(searchAlerts.dueAt, ctx.now))
      .orderBy(asc(searchAlerts.dueAt))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const claimed = await tx
      .update(searchAlerts)
      .set({ dueAt: next })
      .where(inArray(searchAlerts.userId, sql`(${come})`))
      .returning({ userId: searchAlerts.userId });
    const ids = claimed.map(({ userId }) => userId);
    if (ids.length === 0) return { claimed: 0, due: [] };
    const due = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(inArray(users.id, ids), isNotNull(users.emailVerifiedAt)));
    return { claimed: ids.length, due };
  });
}

async function tell(ctx: Context, { id: userId, email }: Due): Promise<boolean> {
  const rows = await ctx.db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.mail, true)))
    .orderBy(asc(savedSearches.id));
  const news: News[] = [];
  for (const row of rows) {
    const found = await matchesOf(ctx, row.finds, viewSavedSearch(row).criteria);
    const fresh = found.filter(({ id }) => !row.seen.includes(id));
    if (fresh.length > 0) news.push({ row, fresh });
  }
  if (news.length === 0) return false;
  return transaction(ctx, async (tx) => {
    const told: NewMatches[] = [];
    for (const { row, fresh } of news) {
      const seen = [...fresh.map(({ id }) => id), ...row.seen].slice(0, MOST_SEEN);
      const [still] = await tx
        .update(savedSearches)
        .set({ seen, mailedAt: ctx.now })
        .where(and(eq(savedSearches.id, row.id), eq(savedSearches.mail, true)))
        .returning({ id: savedSearches.id });
      if (still) told.push(viewNews(row, fresh));
    }
    const [first, ...rest] = told;
    if (!first) return false;
    await queueMail(tx, ctx, email, newMatchesMail([first, ...rest], stopMailsPath(userId)));
    return true;
  });
}

function viewNews(row: SavedSearchRow, fresh: readonly Match[]): NewMatches {
  return {
    search: row.name,
    path: pathOfSearch(row.finds, viewSavedSearch(row).criteria),
    names: fresh.slice(0, NAMED).map(({ name }) => name),
    more: Math.max(0, fresh.length - NAMED),
  };
}
