import type { RuleMet, safetyCases } from "@/db/schema";

type CaseRow = typeof safetyCases.$inferSelect;
type Owner = { handle: string | null; email: string | null };

/** A case as operators read it: what was reported or flagged, as it was then, and who answers for it. */
export type CaseView = {
  id: string;
  subject: { kind: CaseRow["subjectKind"]; id: string };
  title: string;
  excerpt: string;
  source: CaseRow["source"];
  reports: number;
  score: number;
  rules: RuleMet[];
  status: CaseRow["status"];
  decision: CaseRow["decision"];
  note: string | null;
  account: { id: string | null; profile_id: string | null } & Owner;
  livemode: boolean;
  created_at: string;
  decided_at: string | null;
};

export function viewCase(row: CaseRow, owner: Owner): CaseView {
  return {
    id: row.id,
    subject: { kind: row.subjectKind, id: row.subjectId },
    title: row.title,
    excerpt: row.excerpt,
    source: row.source,
    reports: row.reports,
    score: row.score,
    rules: row.rules,
    status: row.status,
    decision: row.decision,
    note: row.note,
    account: { id: row.userId, profile_id: row.profileId, ...owner },
    livemode: row.livemode,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}
