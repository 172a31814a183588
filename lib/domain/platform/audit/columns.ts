import { getTableColumns, sql } from "drizzle-orm";
import { auditLog } from "@/db/schema";

/** An audit row with the name that its owner knows the credential by: a key's name and prefix, an app's name. */
export const AUDIT_COLUMNS = {
  ...getTableColumns(auditLog),
  actorName: sql<string | null>`case audit_log.actor_kind
    when 'api_key' then (
      select k.name || ' (' || k.prefix || ')' from api_keys k
      where k.id = audit_log.actor_id and k.profile_id = audit_log.profile_id)
    when 'bridge' then (
      select b.prefix from bridge_tokens b where b.id = audit_log.actor_id and b.profile_id = audit_log.profile_id)
    when 'oauth' then (
      select c.name from oauth_grants g join oauth_clients c on c.id = g.client_id
      where g.id = audit_log.actor_id and g.profile_id = audit_log.profile_id)
    end`.as("actor_name"),
};

export type AuditRow = typeof auditLog.$inferSelect & { actorName: string | null };
