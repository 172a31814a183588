import { and, asc, eq, type SQL } from "drizzle-orm";
import { profiles, safetyCases, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { requireOperator } from "@/lib/domain/operators/access";
import { type CaseView, viewCase } from "./view";

const MOST = 200;

export type CaseSource = "report" | "rules";

/** The open cases, of both modes: oldest first, at most 200. For operators. */
export async function listCases(ctx: Context, source?: CaseSource, limit = MOST): Promise<CaseView[]> {
  await requireOperator(ctx);
  const open = and(eq(safetyCases.status, "OPEN"), source && eq(safetyCases.source, source));
  const rows = await casesWhere(ctx, open).orderBy(asc(safetyCases.id)).limit(limit);
  return rows.map(view);
}

function casesWhere({ db }: Context, where: SQL | undefined) {
  return db
    .select({ row: safetyCases, handle: profiles.handle, email: users.email })
    .from(safetyCases)
    .leftJoin(profiles, eq(profiles.id, safetyCases.profileId))
    .leftJoin(users, eq(users.id, safetyCases.userId))
    .where(where)
    .$dynamic();
}

type Row = { row: typeof safetyCases.$inferSelect; handle: string | null; email: string | null };

const view = ({ row, handle, email }: Row): CaseView => viewCase(row, { handle, email });
