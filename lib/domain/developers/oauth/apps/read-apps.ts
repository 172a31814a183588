import { and, desc, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { oauthClients } from "@/db/schema";
import type { OAuthAppView } from "@/lib/contracts/developers/oauth/oauth";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireConsenter } from "../consenter";
import { ownApp } from "./own-app";
import { viewApp } from "./view";

const MOST_SHOWN = 200;

const appsOf = prepared("oauth_apps_of_account", (db) =>
  db
    .select()
    .from(oauthClients)
    .where(
      and(eq(oauthClients.userId, sql.placeholder("userId")), eq(oauthClients.livemode, sql.placeholder("livemode"))),
    )
    .orderBy(desc(oauthClients.id))
    .limit(MOST_SHOWN),
);

/** The apps of the context's mode that the acting account registered, newest first, disabled ones among them: at most 200. */
export async function listApps(ctx: Context): Promise<OAuthAppView[]> {
  const rows = await appsOf().execute({ userId: requireConsenter(ctx).userId, livemode: ctx.livemode });
  return rows.map(viewApp);
}

/** One of the acting account's own apps. Throws `not_found` for another's. */
export async function readApp(ctx: Context, clientId: string): Promise<OAuthAppView> {
  const { userId } = requireConsenter(ctx);
  const [row] = await ctx.db
    .select()
    .from(oauthClients)
    .where(ownApp(ctx, userId, clientId));
  if (!row) throw notFound("An app with this id");
  return viewApp(row);
}
