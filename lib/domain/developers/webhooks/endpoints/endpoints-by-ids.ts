import { and, eq, isNull, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { webhookEndpoints } from "@/db/schema";
import type { WebhookEndpointView } from "@/lib/contracts/developers/webhooks/webhooks";
import type { Context } from "@/lib/core/context";
import { inOrder } from "@/lib/core/values/in-order";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { isApp } from "../is-app";
import { viewEndpoint } from "./view";

const byIds = prepared("webhook_endpoints_by_ids", (db) =>
  db
    .select()
    .from(webhookEndpoints)
    .where(
      and(
        sql`${webhookEndpoints.id} = any(${sql.placeholder("ids")}::text[])`,
        eq(webhookEndpoints.userId, sql.placeholder("userId")),
        eq(webhookEndpoints.livemode, sql.placeholder("livemode")),
        isNull(webhookEndpoints.sessionUntil),
        sql`(${webhookEndpoints.appId} is null or ${sql.placeholder("apps")}::boolean)`,
      ),
    ),
);

/** The acting account's endpoints, in the order of `ids`; null for any other, and for a listening session, which is none. One query. */
export async function endpointsByIds(ctx: Context, ids: readonly string[]): Promise<(WebhookEndpointView | null)[]> {
  const { userId } = requireAccount(ctx);
  const rows = await byIds().execute({ ids: [...ids], userId, livemode: ctx.livemode, apps: !isApp(ctx) });
  return inOrder(
    ids,
    rows.map((row) => viewEndpoint(row)),
    (found) => found.id,
  );
}
