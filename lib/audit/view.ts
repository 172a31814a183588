import type { auditLog } from "@/db/schema";
import type { AUDIT_ACTORS, AuditEntryView } from "@/lib/contracts/audit";

/** An audit row as the wire shows it. */
export function viewAuditEntry(row: typeof auditLog.$inferSelect): AuditEntryView {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { kind: row.actorKind as (typeof AUDIT_ACTORS)[number], id: row.actorId },
    action: row.action,
    target: { type: row.targetType, id: row.targetId },
    request_id: row.requestId,
    ip: row.ip,
    diff: row.diff,
  };
}
