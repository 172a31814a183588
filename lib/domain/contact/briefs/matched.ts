import { and, eq, isNotNull } from "drizzle-orm";
import { briefMatches, briefs } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { askedTakenDown, unlessTakenDown } from "@/lib/domain/platform/safety/taken-down";

/** A brief that a person posted and that matched the acting creator: what an offer to it needs. Throws `not_found`. */
export async function getMatchedBrief(
  ctx: Context,
  id: string,
): Promise<{ id: string; brief: string; budget_cents: number | null; wanted_by: string | null }> {
  const mine = and(eq(briefMatches.briefId, briefs.id), eq(briefMatches.profileId, requireProfile(ctx)));
  const brief = unlessTakenDown(askedTakenDown(briefMatches.briefId, briefMatches.profileId), briefs.brief);
  const [row] = await ctx.db
    .select({ id: briefs.id, brief, budget_cents: briefs.budgetCents, wanted_by: briefs.deadline })
    .from(briefs)
    .innerJoin(briefMatches, mine)
    .where(and(eq(briefs.id, id), eq(briefs.livemode, ctx.livemode), isNotNull(briefs.buyerUserId)));
  if (!row) throw notFound("The brief");
  return row;
}
