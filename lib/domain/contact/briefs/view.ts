import type { briefs } from "@/db/schema";
import type { PipelineBriefView, SubmittedBriefView } from "@/lib/contracts/contact/briefs";
import type { CreatorCardView } from "@/lib/contracts/network/search";
import { viewCallback } from "@/lib/domain/contact/callbacks/view";
import type { PipelineRow } from "./pipeline-statements";

type BriefRow = Pick<typeof briefs.$inferSelect, "id" | "category" | "budgetCents" | "deadline" | "createdAt">;

/** A brief just submitted, as its sender sees it; `matches` best first. */
export function viewSubmittedBrief(row: BriefRow, matches: readonly CreatorCardView[]): SubmittedBriefView {
  return {
    brief_id: row.id,
    created_at: row.createdAt.toISOString(),
    category: row.category,
    budget_cents: row.budgetCents,
    currency: "usd",
    deadline: row.deadline,
    matches: matches.map((card, index) => ({ ...card, rank: index + 1 })),
  };
}

export function viewPipelineBrief(row: PipelineRow): PipelineBriefView {
  return {
    id: row.id,
    brief: row.brief,
    category: row.category,
    budget_cents: row.budget_cents,
    currency: "usd",
    deadline: row.deadline,
    answerable: row.answerable,
    rank: row.rank,
    status: row.status,
    reply: row.reply,
    contact: row.contact,
    callback: viewCallback(row),
    answered_at: row.answered_at && new Date(row.answered_at).toISOString(),
    created_at: new Date(row.created_at).toISOString(),
  };
}
