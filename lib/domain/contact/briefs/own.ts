import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import { briefMatches, briefs, profiles, quotes, threads } from "@/db/schema";
import type { ReachedCreator } from "@/lib/contracts/contact/posted-briefs";
import type { QuoteView } from "@/lib/contracts/contact/quotes";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { quotesOfBrief } from "@/lib/domain/contact/quotes/read";
import { avatarUrl } from "@/lib/domain/people/profiles/view";
import { requireAccount } from "@/lib/domain/platform/access/require";

const briefsBelow = idCursor("brief");

/** A brief as the person who posted it sees it. */
export type OwnBriefView = {
  id: string;
  brief: string;
  category: string | null;
  budget_cents: number | null;
  deadline: string | null;
  closed_at: string | null;
  offer_count: number;
  created_at: string;
};

/** A creator whom a brief reached, why, and how far their answer is. */
export type ReachedView = z.infer<typeof ReachedCreator>;

function select(ctx: Context) {
  const offers = sql<number>`(select count(*)::int from ${quotes} where ${sql`${quotes.briefId} = ${briefs.id}`})`;
  const { userId } = requireAccount(ctx);
  const mine = and(eq(briefs.buyerUserId, userId), eq(briefs.livemode, ctx.livemode));
  return { query: ctx.db.select({ brief: briefs, offers }).from(briefs), mine };
}

/** The briefs that the signed-in person posted, newest first. Throws `unauthorized`, `invalid_cursor`. */
export async function listOwnBriefs(
  ctx: Context,
  { limit = 20, cursor }: { limit?: number; cursor?: string | undefined } = {},
): Promise<Page<OwnBriefView>> {
  const before = briefsBelow(cursor);
  const { query, mine } = select(ctx);
  const rows = await query
    .where(and(mine, lt(briefs.id, before)))
    .orderBy(desc(briefs.id))
    .limit(limit + 1);
  return pageOf(rows, limit, (row) => [row.brief.id], view);
}

/** One of them, with whom it reached and the offers that came, the lowest price first. Throws `not_found`. */
export async function getOwnBrief(
  ctx: Context,
  id: string,
): Promise<OwnBriefView & { reached: ReachedView[]; offers: QuoteView[] }> {
  const { query, mine } = select(ctx);
  const [row] = await query.where(and(mine, eq(briefs.id, id)));
  if (!row) throw notFound("The brief");
  const [reached, offers] = await Promise.all([reachedBy(ctx, row.brief), quotesOfBrief(ctx, id)]);
  return { ...view(row), reached, offers };
}

async function reachedBy(ctx: Context, { id, closedAt }: typeof briefs.$inferSelect): Promise<ReachedView[]> {
  const rows = await ctx.db
    .select({
      handle: profiles.handle,
      display_name: profiles.displayName,
      avatar: profiles.avatar,
      rating: profiles.rating,
      review_count: profiles.reviewCount,
      reason: briefMatches.reason,
      status: briefMatches.status,
      thread_id: threads.id,
    })
    .from(briefMatches)
    .innerJoin(profiles, eq(profiles.id, briefMatches.profileId))
    .leftJoin(
      threads,
      and(eq(threads.originId, id), eq(threads.profileId, profiles.id), eq(threads.livemode, ctx.livemode)),
    )
    .where(and(eq(briefMatches.briefId, id), eq(briefMatches.livemode, ctx.livemode)))
    .orderBy(asc(briefMatches.rank));
  const silent = closedAt ? "CLOSED" : "PENDING";
  return rows.map(({ avatar, status, ...row }) => ({
    ...row,
    avatar_url: avatar && avatarUrl(avatar),
    // a pass is told to nobody
    status: status === "ACCEPTED" ? status : silent,
  }));
}

function view({ brief, offers }: { brief: typeof briefs.$inferSelect; offers: number }): OwnBriefView {
  return {
    id: brief.id,
    brief: brief.brief,
    category: brief.category,
    budget_cents: brief.budgetCents,
    deadline: brief.deadline,
    closed_at: brief.closedAt?.toISOString() ?? null,
    offer_count: offers,
    created_at: brief.createdAt.toISOString(),
  };
}
