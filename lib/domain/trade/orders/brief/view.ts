import type { orderBriefs } from "@/db/schema";
import type { OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";
import { viewFile } from "@/lib/domain/trade/files/view";
import { checkAnswers } from "./check-answers";

export type BriefRow = Omit<typeof orderBriefs.$inferSelect, "orderId">;
export type BriefFile = { id: string; name: string; sizeBytes: number };

/** A brief as both sides see it; an order that was asked nothing and told nothing has an empty one. */
export function viewBrief(row: BriefRow | undefined, files: readonly BriefFile[]): OrderBriefView {
  const requirements = row?.requirements ?? [];
  const answers = row?.answers ?? {};
  const submittedAt = row?.submittedAt ?? null;
  return {
    status: submittedAt ? "SUBMITTED" : "MISSING",
    summary: row?.summary ?? "",
    requirements,
    answers,
    missing: checkAnswers(requirements, answers, files).missing,
    attachments: files.map(viewFile),
    submitted_at: submittedAt?.toISOString() ?? null,
    updated_at: row?.updatedAt?.toISOString() ?? null,
  };
}
