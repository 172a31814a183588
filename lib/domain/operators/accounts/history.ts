import { desc, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { type Database, prepared } from "@/db/client";
import { auditLog } from "@/db/schema";

const SHOWN = 50;

const newestOf = (db: Database, owner: "page" | "account") =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.ownerId, sql.placeholder(owner)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(SHOWN);

/** One branch for each owner, so that the index ends each at its newest: of both at once all entries would be sorted. */
export const newestEntries = prepared("account_history", (db) =>
  unionAll(newestOf(db, "page"), newestOf(db, "account")).orderBy(desc(auditLog.at), desc(auditLog.id)).limit(SHOWN),
);

export type HistoryEntry = { at: string; actor: string; action: string; target: string; diff: string };

/** The newest 50 audit entries of an account and of its page, the latest first. */
export async function historyOf(account: string, page: string | null): Promise<HistoryEntry[]> {
  const entries = await newestEntries().execute({ account, page });
  return entries.map((entry) => ({
    at: entry.at.toISOString(),
    actor: [entry.actorKind, entry.actorId].filter(Boolean).join(" "),
    action: entry.action,
    target: `${entry.targetType} ${entry.targetId}`,
    diff: entry.diff ? JSON.stringify(entry.diff).slice(0, 300) : "",
  }));
}
