import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { profiles, usageMonths, users } from "@/db/schema";
import { ASKED, lookUp } from "@/db/statements/look-up";
import { answering, maybe } from "@/db/statements/statement";
import type { MeView } from "@/lib/contracts/people/me";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { profileUrl } from "@/lib/domain/people/profiles/view";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { requireCredential, standingOf } from "./caller";

const latest = alias(usageMonths, "latest");

const identity = lookUp(
  answering(
    {
      key: sql<string>`asked.key`,
      handle: profiles.handle,
      display_name: profiles.displayName,
      email: users.email,
      month: maybe(latest.month),
      agent_runs: maybe(latest.agentRuns),
    },
    (row) => sql`select ${row} from ${sql.raw(ASKED)}
      join ${profiles} on ${profiles.id} = asked.key join ${users} on ${users.id} = ${profiles.userId}
      left join lateral (
        select ${usageMonths.month}, ${usageMonths.agentRuns} from ${usageMonths}
        where ${usageMonths.ownerId} = ${profiles.id} order by ${usageMonths.month} desc limit 1) ${latest} on true`,
  ),
);

/**
 * The creator that a credential stands for, what the credential may do, and what is left of the month. Throws `not_found` for an
 * account without a creator's page: `getAccount` answers those.
 */
export async function getMe(ctx: Context): Promise<MeView> {
  const actor = requireCredential(ctx);
  const profileId = requireProfile(ctx);
  const { row, view } = await standingOf(ctx, actor, identity(profileId));
  if (!row) throw notFound("The creator");
  const { handle, display_name, email } = row;
  return { id: profileId, handle, display_name, email, profile_url: profileUrl(handle), ...view };
}
