import type { briefs } from "@/db/schema";
import type { PipelineBriefView, SubmittedBriefView } from "@/lib/contracts/contact/briefs";
import { OFFERS_TO_BRIEF } from "@/lib/contracts/contact/quotes";
import type { CreatorCardView } from "@/lib/contracts/network/search/search";
import { viewCallback } from "@/lib/domain/contact/callbacks/view";
import { replyHandle } from "@/lib/domain/contact/threads/access/handles";
import type { PipelineRow } from "./pipeline-statements";

type BriefRow = Pick<typeof briefs.$inferSelect, "id" | "category" | "budgetCents" | "deadline" | "createdAt">;

/** A creator whom a brief reached, and why. */
export type Match = { card: CreatorCardView; score: number; reason: string; threadId: string };

/** What the conversations of a brief are called: its beginning. */
export function titleOf(brief: string): string {
  const line = brief.replace(/\s+/g, " ");
  return line.length <= 80 ? line : `${line.slice(0, 79)}…`;
}

/** A brief just submitted, as its sender sees it; `matches` best first. */
export function viewSubmittedBrief(row: BriefRow, matches: readonly Match[]): SubmittedBriefView {
  return {
    brief_id: row.id,
    created_at: row.createdAt.toISOString(),
    category: row.category,
    budget_cents: row.budgetCents,
    currency: "usd",
    deadline: row.deadline,
    matches: matches.map(({ card, score, reason, threadId }, i) => ({
      ...card,
      rank: i + 1,
      score,
      reason,
      thread_id: threadId,
    })),
    reply_handle: replyHandle(row.id),
  };
}

/** The statuses of a quote next to which there is no second offer. */
const STANDING = new Set<string>(["OFFERED", "ACCEPTED"]);

export function viewPipelineBrief(row: PipelineRow): PipelineBriefView {
  return {
    id: row.id,
    brief: row.brief,
    category: row.category,
    budget_cents: row.budget_cents,
    currency: "usd",
    deadline: row.deadline,
    rank: row.rank,
    status: row.status,
    reply: row.reply,
    contact: row.contact,
    posted: row.posted,
    may_offer: row.posted && !row.closed && !STANDING.has(row.quote_status ?? "") && row.offers < OFFERS_TO_BRIEF,
    thread_id: row.thread_id,
    quote_id: row.quote_id,
    callback: viewCallback(row),
    answered_at: row.answered_at && new Date(row.answered_at).toISOString(),
    created_at: new Date(row.created_at).toISOString(),
  };
}
