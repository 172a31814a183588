import { type Column, getTableColumns, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { apiKeys, auditLog, bridgeTokens, oauthClients, oauthGrants, profiles } from "@/db/schema";

const k = alias(apiKeys, "k");
const b = alias(bridgeTokens, "b");
const g = alias(oauthGrants, "g");
const c = alias(oauthClients, "c");
const p = alias(profiles, "p");

/** Whether a credential is of the account whose log the entry is in. */
const ofOwner = (userId: Column) =>
  sql`${auditLog.ownerId} in (${userId}, (select ${p.id} from ${profiles} as ${p} where ${p.userId} = ${userId}))`;

// SQL within SQL: of the outermost, a select of one table would write the columns without their table
/** An audit row with the name that its owner knows the credential by: a key's name and prefix, an app's name. */
export const AUDIT_COLUMNS = {
  ...getTableColumns(auditLog),
  actorName: sql<string | null>`${sql`case ${auditLog.actorKind}
    when 'api_key' then (
      select ${k.name} || ' (' || ${k.prefix} || ')' from ${apiKeys} as ${k}
      where ${k.id} = ${auditLog.actorId} and ${ofOwner(k.userId)})
    when 'bridge' then (
      select ${b.prefix} from ${bridgeTokens} as ${b}
      where ${b.id} = ${auditLog.actorId} and ${ofOwner(b.userId)})
    when 'oauth' then (
      select ${c.name} from ${oauthGrants} as ${g} join ${oauthClients} as ${c} on ${c.id} = ${g.clientId}
      where ${g.id} = ${auditLog.actorId} and ${ofOwner(g.userId)})
    end`}`.as("actor_name"),
};

export type AuditRow = typeof auditLog.$inferSelect & { actorName: string | null };
