import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { prepared } from "@/db/client";
import { auditLog } from "@/db/schema";
import type { AuditEntryView, AuditQuery } from "@/lib/contracts/developers/audit";
import { idOf } from "@/lib/contracts/ids";
import { type Page, Timestamp } from "@/lib/contracts/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { rangeEnds } from "@/lib/core/values/time-range";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { AUDIT_COLUMNS } from "./columns";
import { viewAuditEntry } from "./view";

const AuditCursor = z.tuple([Timestamp, idOf("aud")]);

// One text for every set of filters: none of them has an index of its own, the account's log is read in its order.
const auditPage = prepared("audit_log_page", (db) =>
  db
    .select(AUDIT_COLUMNS)
    .from(auditLog)
    .where(
      and(
        eq(auditLog.ownerId, sql.placeholder("owner")),
        eq(auditLog.livemode, sql.placeholder("livemode")),
        sql`${auditLog.at} >= ${sql.placeholder("from")}::timestamptz`,
        sql`(${auditLog.at}, ${auditLog.id}) < (${sql.placeholder("to")}::timestamptz, ${sql.placeholder("id")}::text)`,
        sql`(${sql.placeholder("action")}::text is null or ${auditLog.action} = ${sql.placeholder("action")}::text)`,
        sql`(${sql.placeholder("actor")}::text is null
          or ${sql.placeholder("actor")}::text in (${auditLog.actorId}, ${auditLog.actorKind}))`,
        sql`(${sql.placeholder("target")}::text is null
          or ${sql.placeholder("target")}::text in (${auditLog.targetId}, ${auditLog.targetType}))`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(sql.placeholder("limit")),
);

/** The acting account's audit entries of the context's mode, newest first; filters `action`, `actor` and `target` (an id or a kind), `from`, `to`. */
export async function listAuditLog(ctx: Context, query: AuditQuery): Promise<Page<AuditEntryView>> {
  const owner = requireOwnerId(ctx);
  const { from, to } = rangeEnds(query);
  const [at, id] = decodeCursor(query.cursor, AuditCursor) ?? ["infinity", ""];
  // one upper bound, where the index scan begins: a second one would have it walk through every page before
  const before = to && (at === "infinity" || to <= new Date(at)) ? { to: to.toISOString(), id: "" } : { to: at, id };
  const rows = await auditPage().execute({
    owner,
    livemode: ctx.livemode,
    from: from?.toISOString() ?? "-infinity",
    ...before,
    action: query.action ?? null,
    actor: query.actor ?? null,
    target: query.target ?? null,
    limit: query.limit + 1,
  });
  return pageOf(rows, query.limit, (row) => [row.at.toISOString(), row.id], viewAuditEntry);
}
