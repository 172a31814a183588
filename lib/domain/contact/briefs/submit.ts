import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { briefMatches, briefs, profileSearch, profiles } from "@/db/schema";
import type { NewBrief, SubmittedBriefView } from "@/lib/contracts/contact/briefs";
import type { CreatorCardView } from "@/lib/contracts/network/search";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { checkCallback } from "@/lib/domain/contact/intros/callback";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { briefWords } from "./trade-words";
import { viewSubmittedBrief } from "./view";

/** A brief goes to so many creators at most: an inbox that everybody fills is one that nobody reads. */
export const MOST_MATCHES = 10;

const DAY_MS = 86_400_000;

/**
 * Puts a brief into the pipeline of the discoverable creators who fit it best, at most ten, ranked as the search ranks
 * them by the brief's words within its category and budget. Emits `intent_brief.submitted` to each. Nobody may fit: the
 * brief is kept all the same. Throws `validation_error` on `callback_url`, and on a `deadline` that has passed.
 */
export async function submitBrief(ctx: Context, input: NewBrief): Promise<SubmittedBriefView> {
  if (input.callback_url !== undefined) checkCallback(input.callback_url);
  // a day passes last on the date line's western side, half a day after it did in UTC
  if (input.deadline && Date.parse(input.deadline) + 1.5 * DAY_MS < ctx.now.getTime()) {
    throw invalidField("deadline", "has passed already");
  }
  const words = briefWords(input.brief);
  const found = await match(ctx, input, words);
  return transaction(ctx, async (tx) => {
    const id = newId("brief", ctx.now.getTime());
    const row = {
      id,
      brief: input.brief,
      category: input.category ?? null,
      budgetCents: input.budget_cents ?? null,
      deadline: input.deadline ?? null,
      callbackUrl: input.callback_url ?? null,
      livemode: ctx.livemode,
      createdAt: ctx.now,
    };
    await tx.insert(briefs).values(row);
    const matches = await stillFitting(tx, found, words);
    if (matches.length > 0) {
      const { livemode, now: createdAt } = ctx;
      const placed = matches.map(({ profileId }, i) => ({ briefId: id, profileId, rank: i + 1, livemode, createdAt }));
      await tx.insert(briefMatches).values(placed);
    }
    for (const [i, { profileId }] of matches.entries()) {
      await recordAudit(tx, ctx, profileId, "intent_brief.submitted", { type: "brief", id });
      await emit(tx, ctx, profileId, "intent_brief.submitted", {
        id,
        brief: row.brief,
        category: row.category,
        budget_cents: row.budgetCents,
        currency: "usd",
        deadline: row.deadline,
        callback_url: row.callbackUrl,
        rank: i + 1,
      });
    }
    return viewSubmittedBrief(
      row,
      matches.map(({ card }) => card),
    );
  });
}

async function match(ctx: Context, { category, budget_cents }: NewBrief, words: string): Promise<CreatorCardView[]> {
  if (words === "" && category === undefined) return [];
  const filters = { category, maxPriceCents: budget_cents, audience: "agent" as const, limit: MOST_MATCHES };
  return (await searchCreators(ctx, { ...filters, query: words })).data;
}

/**
 * Those whose switch is on at this moment, locked: one that is turned off meanwhile is either seen or comes after. The
 * search finds words in bios too; a brief goes only to who names one of its words in name, tagline, skills or category.
 */
async function stillFitting(
  tx: Transaction,
  cards: readonly CreatorCardView[],
  words: string,
): Promise<{ profileId: string; card: CreatorCardView }[]> {
  if (cards.length === 0) return [];
  const anyWord = sql`replace(plainto_tsquery('english', ${words})::text, '&', '|')::tsquery`;
  const rows = await tx
    .select({ profileId: profiles.id, handle: profiles.handle })
    .from(profiles)
    .innerJoin(profileSearch, eq(profileSearch.profileId, profiles.id))
    .where(
      and(
        inArray(profiles.handle, [...cards.map((card) => card.handle)]),
        eq(profiles.mcpDiscoverable, true),
        words === "" ? undefined : sql`${profileSearch.head} @@ ${anyWord}`,
      ),
    )
    .orderBy(profiles.id)
    .for("share", { of: profiles });
  const ids = new Map(rows.map((row) => [row.handle, row.profileId]));
  return cards.flatMap((card) => {
    const profileId = ids.get(card.handle);
    return profileId ? [{ profileId, card }] : [];
  });
}
