import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { oauthClients, oauthGrants } from "@/db/schema";
import type { ConnectionView } from "@/lib/contracts/developers/oauth/oauth";
import type { Context } from "@/lib/core/context";
import { readSpending } from "@/lib/domain/platform/spending/limits";
import { viewConnection } from "../apps/view";
import { requireConsenter } from "../consenter";

const MOST_SHOWN = 200;

const liveGrantsOf = prepared("oauth_live_grants_of_account", (db) =>
  db
    .select({ grant: oauthGrants, client: oauthClients })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .where(
      and(
        eq(oauthGrants.userId, sql.placeholder("userId")),
        isNull(oauthGrants.revokedAt),
        isNull(oauthClients.disabledAt),
        gt(oauthGrants.expiresAt, sql.placeholder("now")),
      ),
    )
    .orderBy(desc(oauthGrants.id))
    .limit(MOST_SHOWN),
);

/**
 * The apps that the acting account has let in and that can still act, newest first, at most 200. An app used on two
 * devices is there twice: each consent ends by itself.
 */
export async function listConnections(ctx: Context): Promise<ConnectionView[]> {
  const { userId } = requireConsenter(ctx);
  const [rows, spending] = await Promise.all([
    liveGrantsOf().execute({ userId, now: ctx.now.toISOString() }),
    readSpending(userId, ctx.now),
  ]);
  return rows.map(({ grant, client }) => viewConnection(grant, client, spending.get(grant.id) ?? null));
}
