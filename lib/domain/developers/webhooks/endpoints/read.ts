import { and, desc, eq, lt, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { webhookEndpoints } from "@/db/schema";
import type { WebhookEndpointView } from "@/lib/contracts/developers/webhooks/webhooks";
import type { Page, PageQuery } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { isApp } from "../is-app";
import { ownEndpoint } from "./own-endpoint";
import { viewEndpoint } from "./view";

const endpointsBelow = idCursor("whe");

const endpointsOf = prepared("webhook_endpoints_of", (db) =>
  db
    .select()
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.userId, sql.placeholder("userId")),
        eq(webhookEndpoints.livemode, sql.placeholder("livemode")),
        lt(webhookEndpoints.id, sql.placeholder("before")),
        sql`(${webhookEndpoints.sessionUntil} is not null) = ${sql.placeholder("session")}`,
        sql`(${webhookEndpoints.appId} is null or ${sql.placeholder("apps")}::boolean)`,
        sql`(${sql.placeholder("app")}::text is null or ${webhookEndpoints.appId} = ${sql.placeholder("app")})`,
      ),
    )
    .orderBy(desc(webhookEndpoints.id))
    .limit(sql.placeholder("limit")),
);

/** The acting account's endpoints, newest first, disabled ones too, or those of one app; or the listening sessions that are open. */
export async function listEndpoints(
  ctx: Context,
  { session = false, app_id: app, ...query }: PageQuery & { session?: boolean; app_id?: string | undefined },
): Promise<Page<WebhookEndpointView>> {
  const { userId } = requireAccount(ctx);
  const before = endpointsBelow(query.cursor);
  const asked = { userId, livemode: ctx.livemode, before, session, limit: query.limit + 1 };
  const rows = await endpointsOf().execute({ ...asked, app: app ?? null, apps: !isApp(ctx) });
  return pageOf(rows, query.limit, (row) => [row.id], viewEndpoint);
}

/** One endpoint of the acting account. Throws `not_found`. */
export async function readEndpoint(ctx: Context, id: string): Promise<WebhookEndpointView> {
  return viewEndpoint(await ownEndpoint(ctx, id));
}
