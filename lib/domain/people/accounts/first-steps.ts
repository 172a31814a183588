import { type SQL, sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { apiKeys, deliveries, oauthClients, profiles, requestHours, users, webhookEndpoints } from "@/db/schema";
import { answering, type RowOf } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";

const exists = (from: SQL) => sql<boolean>`exists (select from ${from})`;

// $1 the account, $2 what its counts are kept under, $3 livemode
const STEPS = answering(
  {
    has_key: exists(sql`${apiKeys} where ${apiKeys.userId} = ${users.id} and ${apiKeys.livemode} = $3::boolean`),
    has_called: exists(
      sql`${requestHours} where ${requestHours.ownerId} = $2 and ${requestHours.livemode} = $3::boolean
        and ${requestHours.statusClass} % 10 in (2, 3)`,
    ),
    has_endpoint: exists(
      sql`${webhookEndpoints} where ${webhookEndpoints.userId} = ${users.id} and ${webhookEndpoints.livemode} = $3::boolean
        and ${webhookEndpoints.sessionUntil} is null`,
    ),
    has_delivery: exists(
      sql`${webhookEndpoints} join ${deliveries} on ${deliveries.endpointId} = ${webhookEndpoints.id}
        where ${webhookEndpoints.userId} = ${users.id} and ${deliveries.livemode} = $3::boolean
        and ${deliveries.state} = 'SUCCEEDED'`,
    ),
    has_app: exists(
      sql`${oauthClients} where ${oauthClients.userId} = ${users.id} and ${oauthClients.livemode} = $3::boolean`,
    ),
    /** Of its creator's page. */
    discoverable: sql<boolean>`coalesce(${profiles.mcpDiscoverable}, false)`,
  },
  (steps) => sql`select ${steps} from ${users} left join ${profiles} on ${profiles.userId} = ${users.id}
    where ${users.id} = $1`,
);

/** How far an account has come with the API. Each step is taken from what really happened. */
export type FirstSteps = RowOf<typeof STEPS>;

/** The acting account's first steps. One once taken stays taken when its key is revoked or its endpoint disabled. */
export async function readFirstSteps(ctx: Context): Promise<FirstSteps> {
  const account = requireAccount(ctx);
  const [row] = await statement(STEPS, [account.userId, ownerIdOf(account), ctx.livemode]);
  if (!row) throw notFound("The account");
  return row;
}
