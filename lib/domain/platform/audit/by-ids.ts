import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { auditLog } from "@/db/schema";
import type { AuditEntryView } from "@/lib/contracts/developers/audit";
import type { Context } from "@/lib/core/context";
import { inOrder } from "@/lib/core/values/in-order";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { AUDIT_COLUMNS } from "./columns";
import { viewAuditEntry } from "./view";

const byIds = prepared("audit_entries_by_ids", (db) =>
  db
    .select(AUDIT_COLUMNS)
    .from(auditLog)
    .where(
      and(
        sql`${auditLog.id} = any(${sql.placeholder("ids")}::text[])`,
        eq(auditLog.ownerId, sql.placeholder("owner")),
        eq(auditLog.livemode, sql.placeholder("livemode")),
      ),
    ),
);

/** Entries of the acting account's audit log, in the order of `ids`; null for any other. One query. */
export async function auditEntriesByIds(ctx: Context, ids: readonly string[]): Promise<(AuditEntryView | null)[]> {
  const rows = await byIds().execute({ ids: [...ids], owner: requireOwnerId(ctx), livemode: ctx.livemode });
  return inOrder(
    ids,
    rows.map((row) => viewAuditEntry(row)),
    (found) => found.id,
  );
}
