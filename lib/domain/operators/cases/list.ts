import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { profiles, reports, safetyCases, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireOperator } from "@/lib/domain/operators/access";
import { subjectPath } from "./subject-path";
import { type CaseView, viewCase } from "./view";

const MOST = 200;
const WHOLE = getTableColumns(safetyCases);
/** Of each text a list reads the beginning: whole ones are on the pages of their cases. */
const BEGINNING = { ...WHOLE, excerpt: sql<string>`left(${safetyCases.excerpt}, 2000)` };

export type CaseSource = "report" | "rules";

/** The open cases, of both modes: oldest first, at most 200. For operators. */
export async function listCases(ctx: Context, source?: CaseSource, limit = MOST): Promise<CaseView[]> {
  await requireOperator(ctx);
  const open = and(eq(safetyCases.status, "OPEN"), source && eq(safetyCases.source, source));
  const rows = await casesWhere(ctx, open, BEGINNING).orderBy(asc(safetyCases.id)).limit(limit);
  return rows.map(view);
}

/** Every case of an account, the latest first, at most 50. For operators. */
export async function casesOfAccount(ctx: Context, userId: string): Promise<CaseView[]> {
  await requireOperator(ctx);
  const rows = await casesWhere(ctx, eq(safetyCases.userId, userId), BEGINNING).orderBy(desc(safetyCases.id)).limit(50);
  return rows.map(view);
}

export type ReportLine = { reason: string; words: string; by: string; created_at: string };

/** One case, with where it leads, what was reported and, after it was decided, by whom. Throws `not_found`. For operators. */
export async function getCase(
  ctx: Context,
  id: string,
): Promise<{ found: CaseView; path: string | null; reports: ReportLine[]; decidedBy: string | null }> {
  await requireOperator(ctx);
  const [row] = await casesWhere(ctx, eq(safetyCases.id, id));
  if (!row) throw notFound("The case");
  const found = view(row);
  const [path, said, [decider]] = await Promise.all([
    subjectPath(ctx, found),
    ctx.db
      .select({ report: reports, email: users.email })
      .from(reports)
      .leftJoin(users, eq(users.id, reports.userId))
      .where(eq(reports.caseId, id))
      .orderBy(asc(reports.id))
      .limit(50),
    ctx.db
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, row.row.decidedBy ?? "")),
  ]);
  return {
    found,
    path,
    reports: said.map(({ report, email }) => ({
      reason: report.reason,
      words: report.words,
      by: email ?? "somebody without an account",
      created_at: report.createdAt.toISOString(),
    })),
    decidedBy: decider?.name ?? null,
  };
}

function casesWhere({ db }: Context, where: SQL | undefined, row: typeof BEGINNING | typeof WHOLE = WHOLE) {
  return db
    .select({ row, handle: profiles.handle, email: users.email })
    .from(safetyCases)
    .leftJoin(profiles, eq(profiles.id, safetyCases.profileId))
    .leftJoin(users, eq(users.id, safetyCases.userId))
    .where(where)
    .$dynamic();
}

type Row = { row: typeof safetyCases.$inferSelect; handle: string | null; email: string | null };

const view = ({ row, handle, email }: Row): CaseView => viewCase(row, { handle, email });
