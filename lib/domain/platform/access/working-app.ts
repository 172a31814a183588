import { and, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { oauthClients, users } from "@/db/schema";

const owner = alias(users, "app_owner");

/**
 * The condition under which an app may do anything at all: it was not disabled, and its owner, where somebody owns it, is
 * not suspended. Where that is lifted, what people allowed it counts again.
 */
export const WORKING = and(
  isNull(oauthClients.disabledAt),
  sql`not exists (select from ${users} as ${owner} where ${owner.id} = ${oauthClients.userId} and ${owner.suspendedAt} is not null)`,
) as SQL;
