import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { briefMatches, briefs, profileSearch, profiles } from "@/db/schema";
import type { NewBrief, SubmittedBriefView } from "@/lib/contracts/contact/briefs";
import type { CreatorCardView } from "@/lib/contracts/network/search";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { checkCallback } from "@/lib/domain/contact/intros/callback";
import { type Asker, openAsked } from "@/lib/domain/contact/threads/writing/answers";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { ownerOf } from "@/lib/domain/people/profiles/owner";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { briefPosted } from "./mails/brief-posted";
import { briefWords } from "./trade-words";
import { type Match, titleOf, viewSubmittedBrief } from "./view";

/** A brief goes to so many creators at most: an inbox that everybody fills is one that nobody reads. */
export const MOST_MATCHES = 10;

/** Of the brief's telling words, a creator's name, tagline, skills and categories must name so many. */
const LEAST_SCORE = 0.25;

type Fitting = Omit<Match, "threadId"> & { profileId: string };

const DAY_MS = 86_400_000;

/**
 * Puts a brief into the pipeline of the discoverable creators who fit it best, at most ten, ranked as the search ranks
 * them by the brief's words within its category and budget. Emits `intent_brief.submitted` to each. Nobody may fit: the
 * brief is kept all the same. A person who posts it gets offers, and is told of by mail. Throws `validation_error` on `callback_url`, and
 * on a `deadline` that has passed.
 */
export async function submitBrief(ctx: Context, input: NewBrief, poster?: Asker): Promise<SubmittedBriefView> {
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

async function match(ctx: Context, { category, budget_cents }: NewBrief, words: string): Promise<CreatorCardView[]> {
  if (words === "" && category === undefined) return [];
  const filters = { category, maxPriceCents: budget_cents, audience: "agent" as const, limit: MOST_MATCHES };
  return (await searchCreators(ctx, { ...filters, query: words, excerpt: true })).data;
}

/**
 * Those whose switch is on at this moment, locked: one that is turned off meanwhile is either seen or comes after. The
 * search finds words in bios too; a brief goes only to who names one of its words in name, tagline, skills or category.
 */
async function stillFitting(
  tx: Transaction,
  cards: readonly CreatorCardView[],
  words: string,
  wanted: NewBrief & { poster?: string | undefined },
): Promise<Fitting[]> {
  if (cards.length === 0) return [];
  const asked = words === "" ? [] : words.split(" ");
  const named = sql<string[]>`array(select w from unnest(${sql.param(asked)}::text[]) with ordinality as u(w, n)
    where ${profileSearch.head} @@ plainto_tsquery('english', w) order by n)`;
  const rows = await tx
    .select({ profileId: profiles.id, handle: profiles.handle, named })
    .from(profiles)
    .innerJoin(profileSearch, eq(profileSearch.profileId, profiles.id))
    .where(
      and(
        inArray(profiles.handle, [...cards.map((card) => card.handle)]),
        eq(profiles.mcpDiscoverable, true),
        wanted.poster ? ne(profiles.userId, wanted.poster) : undefined,
      ),
    )
    .orderBy(profiles.id)
    .for("share", { of: profiles });
  const found = new Map(rows.map((row) => [row.handle, row]));
  return cards.flatMap((card) => {
    const row = found.get(card.handle);
    const score = row && asked.length > 0 ? row.named.length / asked.length : 1;
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
    named.length > 0 ? `Names ${named.map((word) => `“${word}”`).join(", ")}` : "",
    category && card.categories.some(({ slug }) => slug === category) ? "works in the category asked for" : "",
    budget_cents && card.from_price_cents !== null ? "starts within the budget" : "",
    `trust ${card.trust_score} of 100`,
  ];
  const text = reasons.filter(Boolean).join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
