import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { prepared } from "@/db/client";
import { auditLog } from "@/db/schema";
import { AUDIT_ACTORS, type AuditEntryView, type AuditQuery } from "@/lib/contracts/developers/audit";
import { idOf } from "@/lib/contracts/values/ids";
import { type Page, Timestamp } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { rangeEnds } from "@/lib/core/values/time-range";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { AUDIT_COLUMNS } from "./columns";
import { viewAuditEntry } from "./view";

/** A row's place in a log: its moment and its id. */
export const AuditCursor = z.tuple([Timestamp, idOf("aud")]);

const FILTERS = {
  action: eq(auditLog.action, sql.placeholder("action")),
  actorId: eq(auditLog.actorId, sql.placeholder("actorId")),
  actorKind: eq(auditLog.actorKind, sql.placeholder("actorKind")),
  targetId: eq(auditLog.targetId, sql.placeholder("targetId")),
  targetType: eq(auditLog.targetType, sql.placeholder("targetType")),
};

/** Types of targets are words; every id has digits in it. */
const TYPE = /^[a-z_]+$/;

type Filter = Partial<Record<keyof typeof FILTERS, string>>;

/** A text for each set of filters: an action and an id have an index, which a text for all of them could not use. Kinds are read in the log's order. */
export const auditPage = (given: readonly (keyof typeof FILTERS)[]) =>
  prepared(`audit_log_page_${given.join("_")}`, (db) =>
    db
      .select(AUDIT_COLUMNS)
      .from(auditLog)
      .where(
        and(
          eq(auditLog.ownerId, sql.placeholder("owner")),
          eq(auditLog.livemode, sql.placeholder("livemode")),
          sql`${auditLog.at} >= ${sql.placeholder("from")}::timestamptz`,
          sql`(${auditLog.at}, ${auditLog.id}) < (${sql.placeholder("to")}::timestamptz, ${sql.placeholder("id")}::text)`,
          ...given.map((name) => FILTERS[name]),
        ),
      )
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(sql.placeholder("limit")),
  );

function filterOf({ action, actor, target }: Pick<AuditQuery, "action" | "actor" | "target">): Filter {
  const kind = (AUDIT_ACTORS as readonly (string | undefined)[]).includes(actor);
  return {
    ...(action ? { action } : {}),
    ...(actor ? { [kind ? "actorKind" : "actorId"]: actor } : {}),
    ...(target ? { [TYPE.test(target) ? "targetType" : "targetId"]: target } : {}),
  };
}

/** The acting account's audit entries of the context's mode, newest first; filters `action`, `actor` and `target` (an id or a kind), `from`, `to`. */
export async function listAuditLog(ctx: Context, query: AuditQuery): Promise<Page<AuditEntryView>> {
  const owner = requireOwnerId(ctx);
  const { from, to } = rangeEnds(query);
  const [at, id] = decodeCursor(query.cursor, AuditCursor) ?? ["infinity", ""];
  // one upper bound, where the index scan begins: a second one would have it walk through every page before
  const before = to && (at === "infinity" || to <= new Date(at)) ? { to: to.toISOString(), id: "" } : { to: at, id };
  const filter = filterOf(query);
  const rows = await auditPage(Object.keys(filter) as (keyof Filter)[])().execute({
    owner,
    livemode: ctx.livemode,
    from: from?.toISOString() ?? "-infinity",
    ...before,
    ...filter,
    limit: query.limit + 1,
  });
  return pageOf(rows, query.limit, (row) => [row.at.toISOString(), row.id], viewAuditEntry);
}
