import { type SQL, sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { apiKeys, deliveries, oauthClients, profiles, requestHours, webhookEndpoints } from "@/db/schema";
import { answering, type RowOf } from "@/db/statement";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireProfile } from "@/lib/domain/platform/access/require";

const exists = (from: SQL) => sql<boolean>`exists (select from ${from})`;

const STEPS = answering(
  {
    has_key: exists(sql`${apiKeys} where ${apiKeys.profileId} = ${profiles.id}`),
    has_called: exists(
      sql`${requestHours} where ${requestHours.profileId} = ${profiles.id} and ${requestHours.statusClass} in (2, 3)`,
    ),
    has_endpoint: exists(
      sql`${webhookEndpoints} where ${webhookEndpoints.profileId} = ${profiles.id} and ${webhookEndpoints.sessionUntil} is null`,
    ),
    has_delivery: exists(
      sql`${webhookEndpoints} join ${deliveries} on ${deliveries.endpointId} = ${webhookEndpoints.id}
        where ${webhookEndpoints.profileId} = ${profiles.id} and ${deliveries.state} = 'SUCCEEDED'`,
    ),
    has_app: exists(sql`${oauthClients} where ${oauthClients.profileId} = ${profiles.id}`),
    discoverable: profiles.mcpDiscoverable,
  },
  (steps) => sql`select ${steps} from ${profiles} where ${profiles.id} = $1`,
);

/** How far a creator has come with the API. Each step is taken from what really happened. */
export type FirstSteps = RowOf<typeof STEPS>;

/** The acting creator's first steps. One once taken stays taken when its key is revoked or its endpoint disabled. */
export async function readFirstSteps(ctx: Context): Promise<FirstSteps> {
  const [row] = await statement(STEPS, [requireProfile(ctx)]);
  if (!row) throw notFound("The creator");
  return row;
}
