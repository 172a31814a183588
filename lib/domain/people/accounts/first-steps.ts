import { eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireProfile } from "@/lib/domain/platform/access/require";

/** How far a creator has come with the API. Each step is taken from what really happened. */
export type FirstSteps = {
  has_key: boolean;
  has_called: boolean;
  has_endpoint: boolean;
  has_delivery: boolean;
  has_app: boolean;
  discoverable: boolean;
};

// the table is named in full: where nothing is joined, drizzle writes a column without it
const stepsOf = prepared("first_steps_of_creator", (db) =>
  db
    .select({
      has_key: sql<boolean>`exists (
        select from api_keys k where k.profile_id = profiles.id)`.as("has_key"),
      has_called: sql<boolean>`exists (
        select from request_hours h where h.profile_id = profiles.id and h.status_class in (2, 3))`.as("has_called"),
      has_endpoint: sql<boolean>`exists (
        select from webhook_endpoints e where e.profile_id = profiles.id and e.session_until is null)`.as(
        "has_endpoint",
      ),
      has_delivery: sql<boolean>`exists (
        select from webhook_endpoints e join deliveries d on d.endpoint_id = e.id
        where e.profile_id = profiles.id and d.state = 'SUCCEEDED')`.as("has_delivery"),
      has_app: sql<boolean>`exists (
        select from oauth_clients c where c.profile_id = profiles.id)`.as("has_app"),
      discoverable: profiles.mcpDiscoverable,
    })
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder("profileId")))
    .prepare("first_steps_of_creator"),
);

/** The acting creator's first steps. One once taken stays taken when its key is revoked or its endpoint disabled. */
export async function readFirstSteps(ctx: Context): Promise<FirstSteps> {
  const [row] = await stepsOf().execute({ profileId: requireProfile(ctx) });
  if (!row) throw notFound("The creator");
  return row;
}
