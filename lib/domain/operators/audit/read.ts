import { and, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import type { Database } from "@/db/client";
import { prepared } from "@/db/client";
import { auditLog, users } from "@/db/schema";
import type { AuditEntryView } from "@/lib/contracts/developers/audit";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { requireOperator } from "@/lib/domain/operators/access";
import { AuditCursor } from "@/lib/domain/platform/audit/read";
import { viewAuditEntry } from "@/lib/domain/platform/audit/view";

/** What operators do that is in no account's log: of what they hide, that of guests. */
export const OPERATOR_ACTS = [
  "case.decided",
  "case.undone",
  "lead.answered",
  "mail.retried",
  "message.allowed",
  "message.hidden",
  "oauth_key.created",
  "review.allowed",
  "review.hidden",
  "user.role_changed",
  "word.banned",
  "word.unbanned",
] as const;

const SHOWN = 50;

const who = alias(users, "who");
const COLUMNS = {
  ...getTableColumns(auditLog),
  actorName: sql<
    string | null
  >`${sql`(select ${who.name} from ${users} as ${who} where ${auditLog.actorKind} = 'user' and ${who.id} = ${auditLog.actorId})`}`.as(
    "actor_name",
  ),
};

/** The newest entries of one act. Those without an owner are in the index by act and time: to be read in its order, all of it is named. */
const newestOf = (db: Database, action: string) =>
  db
    .select(COLUMNS)
    .from(auditLog)
    .where(
      and(
        isNull(auditLog.ownerId),
        eq(auditLog.action, action),
        sql`(${auditLog.at}, ${auditLog.id}) < (${sql.placeholder("at")}::timestamptz, ${sql.placeholder("id")}::text)`,
      ),
    )
    .orderBy(desc(auditLog.ownerId), desc(auditLog.at), desc(auditLog.id))
    .limit(sql.placeholder("limit"));

export const operatorActs = prepared("operator_acts", (db) => {
  const [first, second, ...others] = OPERATOR_ACTS.map((action) => newestOf(db, action)) as [
    ReturnType<typeof newestOf>,
    ReturnType<typeof newestOf>,
    ...ReturnType<typeof newestOf>[],
  ];
  return unionAll(first, second, ...others)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(sql.placeholder("limit"));
});

/**
 * What operators did that is in no account's log, newest first, each with the name of who did it. What they did to an account is in its own log, on its page. For
 * operators. Throws `invalid_cursor`.
 */
export async function listOperatorActs(ctx: Context, cursor?: string): Promise<Page<AuditEntryView>> {
  await requireOperator(ctx);
  const [at, id] = decodeCursor(cursor, AuditCursor) ?? ["infinity", ""];
  const rows = await operatorActs().execute({ at, id, limit: SHOWN + 1 });
  return pageOf(rows, SHOWN, (row) => [row.at.toISOString(), row.id], viewAuditEntry);
}
