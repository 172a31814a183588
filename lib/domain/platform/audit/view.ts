import type { AUDIT_ACTORS, AuditEntryView } from "@/lib/contracts/developers/audit";
import type { AuditRow } from "./columns";

/** An audit row as the wire shows it. */
export function viewAuditEntry(row: AuditRow): AuditEntryView {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { kind: row.actorKind as (typeof AUDIT_ACTORS)[number], id: row.actorId, name: row.actorName },
    action: row.action,
    target: { type: row.targetType, id: row.targetId },
    request_id: row.requestId,
    ip: row.ip,
    diff: row.diff,
  };
}
