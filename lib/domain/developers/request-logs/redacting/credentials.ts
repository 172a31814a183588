import { and, desc, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { prepared } from "@/db/client";
import { apiKeys, bridgeTokens, oauthClients, oauthGrants } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { requireAccount } from "@/lib/domain/platform/access/require";

/** A credential that requests may have been made with. `prefix` is the visible part of its token, where it has one. */
export type CredentialName = { id: string; kind: "api_key" | "oauth" | "bridge"; name: string; prefix: string | null };

const MOST_OF_EACH = 200;

const credentialsOf = prepared("credentials_of_account", (db) => {
  const userId = sql.placeholder("userId");
  const livemode = sql.placeholder("livemode");
  const keys = db
    .select({
      id: apiKeys.id,
      kind: sql<string>`'api_key'`.as("kind"),
      name: apiKeys.name,
      prefix: sql<string | null>`${apiKeys.prefix}`.as("prefix"),
    })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.livemode, livemode)))
    .orderBy(desc(apiKeys.id))
    .limit(MOST_OF_EACH);
  const apps = db
    .select({
      id: oauthGrants.id,
      kind: sql<string>`'oauth'`,
      name: oauthClients.name,
      prefix: sql<string | null>`null::text`,
    })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .where(and(eq(oauthGrants.userId, userId), eq(oauthClients.livemode, livemode)))
    .orderBy(desc(oauthGrants.id))
    .limit(MOST_OF_EACH);
  const bridges = db
    .select({
      id: bridgeTokens.id,
      kind: sql<string>`'bridge'`,
      name: sql<string>`'Bridge token'`,
      prefix: sql<string | null>`${bridgeTokens.prefix}`,
    })
    .from(bridgeTokens)
    .where(and(eq(bridgeTokens.userId, userId), sql`${livemode}::boolean`))
    .orderBy(desc(bridgeTokens.id))
    .limit(MOST_OF_EACH);
  return unionAll(keys, apps, bridges);
});

/** The acting account's keys, connected apps and bridge tokens of the context's mode, ended ones among them: the newest 200 of each. */
export async function listCredentials(ctx: Context): Promise<CredentialName[]> {
  return (await credentialsOf().execute({
    userId: requireAccount(ctx).userId,
    livemode: ctx.livemode,
  })) as CredentialName[];
}
