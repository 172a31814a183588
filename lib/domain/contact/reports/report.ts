import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { reports } from "@/db/schema";
import type { ReportReason, ReportSubject } from "@/lib/contracts/contact/report-reasons";
import { REPORTS_PER_HOUR, type ReportView } from "@/lib/contracts/contact/reports";
import type { Context } from "@/lib/core/context";
import { sha256 } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { refuseBlocked } from "@/lib/domain/platform/access/attempts";
import { networkOf } from "@/lib/domain/platform/access/counted-as";
import { count } from "@/lib/domain/platform/access/counters";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { openCase } from "@/lib/domain/platform/safety/open-case";
import { reportedSubject } from "./subject";

type Sent = { subject: { kind: ReportSubject; id: string }; reason: ReportReason; words: string };
type Proof = { token?: string | undefined; as?: "buyer" | "creator" | undefined };

const HOUR = 3_600;

/**
 * Puts something before the operators, for anybody: once per reporter and thing, a second time answers the first. The other side is not
 * told, and nothing changes for it before somebody has looked. Throws `not_found`, `rate_limit_exceeded`.
 */
export async function report(ctx: Context, sent: Sent, proof: Proof = {}): Promise<ReportView> {
  const { kind, id } = sent.subject;
  const { actor } = ctx;
  const userId = actor.kind === "user" || actor.kind === "credential" ? actor.userId : null;
  // a network without an account is known by a hash: the address itself is nobody's to read here
  const reporter =
    userId ??
    `net_${sha256(`report:${networkOf(ctx.ip)}`)
      .toString("base64url")
      .slice(0, 22)}`;
  const limit = { key: `report:${reporter}`, limit: REPORTS_PER_HOUR, windowSeconds: HOUR };
  refuseBlocked(await count([limit], ctx.now), `At most ${REPORTS_PER_HOUR} reports an hour.`);
  const subject = await reportedSubject(ctx, kind, id, proof);
  return transaction(ctx, async (tx, within) => {
    // the same reporter at the same moment: the second waits, and finds what the first has said
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${id}:${reporter}`}, 23))`);
    const before = await reportedBefore(tx, kind, id, reporter);
    if (before) return viewReport(before);
    const caseId = await openCase(tx, within, subject, { source: "report" });
    const row = { id: newId("rpt", ctx.now.getTime()), caseId, subjectKind: kind, subjectId: id, reporter, userId };
    const [made] = await tx
      .insert(reports)
      .values({ ...row, reason: sent.reason, words: sent.words, createdAt: ctx.now })
      .returning();
    // in nobody's own log: anyone who is reported does not read who did it
    await recordAudit(tx, within, null, "report.created", { type: kind, id }, { case_id: caseId, reason: sent.reason });
    return viewReport(made as ReportRow);
  });
}

type ReportRow = typeof reports.$inferSelect;

async function reportedBefore(tx: Transaction, kind: ReportSubject, id: string, reporter: string) {
  const same = and(eq(reports.subjectId, id), eq(reports.subjectKind, kind), eq(reports.reporter, reporter));
  const [row] = await tx.select().from(reports).where(same);
  return row;
}

function viewReport({ id, subjectKind: kind, subjectId, reason, createdAt }: ReportRow): ReportView {
  return {
    id,
    subject: { kind, id: subjectId },
    reason: reason as ReportReason,
    created_at: createdAt.toISOString(),
  };
}
