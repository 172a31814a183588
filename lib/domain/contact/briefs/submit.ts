import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { briefMatches, briefs, profileSearch, profiles } from "@/db/schema";
import type { NewBrief, SubmittedBriefView } from "@/lib/contracts/contact/briefs";
import type { CreatorCardView } from "@/lib/contracts/network/search/search";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { isDayOver } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { checkCallback } from "@/lib/domain/contact/intros/callback";
import { type Asker, openAsked } from "@/lib/domain/contact/threads/writing/answers";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { ownerOf } from "@/lib/domain/people/profiles/owner";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { findCategory, NO_CATEGORY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { briefPosted } from "./mails/brief-posted";
import { briefWords } from "./trade-words";
import { type Match, titleOf, viewSubmittedBrief } from "./view";
import { wantedIn } from "./wanted";

/** A brief goes to so many creators at most: an inbox that everybody fills is one that nobody reads. */
export const MOST_MATCHES = 10;

/** Of the brief's telling words, a creator's name, tagline, skills and categories must name so many. */
const LEAST_SCORE = 0.25;

type Fitting = Omit<Match, "threadId"> & { profileId: string };
/** A creator whom a search found; `isTold` where it was by sentences, as anybody would type them. */
type Candidate = { card: CreatorCardView; isTold: boolean };

/** Of several searches, being first in one counts as much as being third in two. */
const RANKS = 2;

/**
 * Puts a brief into the pipeline of the discoverable creators who fit it best, at most ten, ranked as the search ranks
 * them by the brief's words within its category and budget. Emits `intent_brief.submitted` to each. Nobody may fit: the
 * brief is kept all the same. A person who posts it gets offers, and is told of by mail. Throws `validation_error` on `callback_url`, on a
 * `category` that is none, and on a `deadline` that has passed.
 */
export async function submitBrief(ctx: Context, input: NewBrief, poster?: Asker): Promise<SubmittedBriefView> {
  if (input.callback_url !== undefined) checkCallback(input.callback_url);
  if (input.deadline && isDayOver(input.deadline, ctx.now)) throw invalidField("deadline", "has passed already");
  if (input.category !== undefined && !findCategory(input.category)) throw invalidField("category", NO_CATEGORY);
  const words = briefWords(input.brief);
  const found = await match(ctx, input);
  return transaction(ctx, async (tx) => {
    const id = newId("brief", ctx.now.getTime());
    const row = {
      id,
      brief: input.brief,
      category: input.category ?? null,
      budgetCents: input.budget_cents ?? null,
      deadline: input.deadline ?? null,
      callbackUrl: input.callback_url ?? null,
      buyerUserId: poster?.userId ?? null,
      livemode: ctx.livemode,
      createdAt: ctx.now,
    };
    await tx.insert(briefs).values(row);
    const matches = await stillFitting(tx, found, words, { ...input, poster: poster?.userId });
    if (matches.length > 0) {
      const { livemode, now: createdAt } = ctx;
      const placed = matches.map(({ profileId, reason }, i) => ({
        briefId: id,
        profileId,
        rank: i + 1,
        reason,
        livemode,
        createdAt,
      }));
      await tx.insert(briefMatches).values(placed);
    }
    const reached: Match[] = [];
    for (const [i, { profileId, ...match }] of matches.entries()) {
      await recordAudit(tx, ctx, profileId, "intent_brief.submitted", { type: "brief", id });
      await emit(tx, ctx, profileId, "intent_brief.submitted", {
        id,
        brief: row.brief,
        category: row.category,
        budget_cents: row.budgetCents,
        currency: "usd",
        deadline: row.deadline,
        callback_url: row.callbackUrl ?? "",
        rank: i + 1,
      });
      const asked = { kind: "brief", subjectId: id, title: titleOf(row.brief), profileId } as const;
      reached.push({ ...match, threadId: await openAsked(tx, ctx, asked, row.brief, poster) });
      if (poster) {
        const { email } = await ownerOf(tx, profileId);
        await queueMail(tx, ctx, email, briefPosted(poster.name, row.brief, match.reason));
      }
    }
    return viewSubmittedBrief(row, reached);
  });
}

async function match(ctx: Context, { brief, category, budget_cents }: NewBrief): Promise<Candidate[]> {
  const filters = { category, maxPriceCents: budget_cents, audience: "agent" as const, limit: MOST_MATCHES };
  const wanted = wantedIn(brief);
  if (wanted.length === 0 && category === undefined) return [];
  if (wanted.length === 0) {
    return (await searchCreators(ctx, filters)).data.map((card) => ({ card, isTold: true }));
  }
  const found = new Map<string, Candidate & { points: number; times: number }>();
  for (const { query, isExcerpt } of wanted) {
    const { data } = await searchCreators(ctx, { ...filters, query, excerpt: isExcerpt });
    for (const [rank, card] of data.entries()) {
      const known = found.get(card.handle) ?? { card, isTold: false, points: 0, times: 0 };
      const points = known.points + 1 / (RANKS + rank);
      const isTold = known.isTold || !isExcerpt;
      found.set(card.handle, { card: known.card, isTold, points, times: known.times + 1 });
    }
  }
  const most = Math.max(...[...found.values()].map(({ times }) => times));
  // whom one search of several met, it met by a word in passing
  const fitting = [...found.values()].filter(({ times }) => 2 * times > most);
  return fitting.sort((a, b) => b.points - a.points).slice(0, MOST_MATCHES);
}

/**
 * Those whose switch is on at this moment, locked: one that is turned off meanwhile is either seen or comes after. The
 * search finds words in bios too; a brief goes only to who names one of its words in name, tagline, skills or category.
 */
async function stillFitting(
  tx: Transaction,
  candidates: readonly Candidate[],
  words: string,
  wanted: NewBrief & { poster?: string | undefined },
): Promise<Fitting[]> {
  if (candidates.length === 0) return [];
  const asked = words === "" ? [] : words.split(" ");
  const named = sql<string[]>`array(select w from unnest(${sql.param(asked)}::text[]) with ordinality as u(w, n)
    where ${profileSearch.head} @@ plainto_tsquery('english', w) order by n)`;
  const rows = await tx
    .select({ profileId: profiles.id, handle: profiles.handle, named })
    .from(profiles)
    .innerJoin(profileSearch, eq(profileSearch.profileId, profiles.id))
    .where(
      and(
        inArray(
          profiles.handle,
          candidates.map(({ card }) => card.handle),
        ),
        eq(profiles.mcpDiscoverable, true),
        wanted.poster ? ne(profiles.userId, wanted.poster) : undefined,
      ),
    )
    .orderBy(profiles.id)
    .for("share", { of: profiles });
  const found = new Map(rows.map((row) => [row.handle, row]));
  return candidates.flatMap(({ card, isTold }) => {
    const row = found.get(card.handle);
    const named = row && asked.length > 0 ? row.named.length / asked.length : 1;
    // who sells what a sentence asks for need not say it in the brief's words
    const sells = isTold && (named > 0 || typeof card.matched?.product_id === "string");
    const score = sells ? Math.max(named, LEAST_SCORE) : named;
    if (!row || score < LEAST_SCORE) return [];
    return [
      {
        profileId: row.profileId,
        card,
        score: Math.round(score * 100) / 100,
        reason: reasonOf(row.named, card, wanted),
      },
    ];
  });
}

/** Why a creator was chosen, in a sentence that the asker reads. */
function reasonOf(named: readonly string[], card: CreatorCardView, { category, budget_cents }: NewBrief): string {
  const reasons = [
    card.matched?.product_id ? `sells ${card.matched.why.replace(/^Offers /, "")}` : "",
    named.length > 0 ? `names ${named.map((word) => `“${word}”`).join(", ")}` : "",
    category && card.categories.some(({ slug }) => slug === category) ? "works in the category asked for" : "",
    budget_cents && card.from_price_cents !== null ? "starts within the budget" : "",
    `trust ${card.trust_score} of 100`,
  ];
  const text = reasons.filter(Boolean).join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
