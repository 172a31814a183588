import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { usageMonths, users } from "@/db/schema";
import { ASKED, lookUp } from "@/db/statements/look-up";
import { answering, maybe } from "@/db/statements/statement";
import type { AccountView } from "@/lib/contracts/people/account";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { profileUrl } from "@/lib/domain/people/profiles/view";
import { mayUse, ownerIdOf } from "@/lib/domain/platform/access/require";
import { requireCredential, standingOf } from "./caller";

const latest = alias(usageMonths, "latest");

/** By account and what its usage is counted under, with a space between them: ids hold none. */
const identity = lookUp(
  answering(
    {
      key: sql<string>`asked.key`,
      name: users.name,
      email: users.email,
      logs_bodies: users.logsBodies,
      month: maybe(latest.month),
      agent_runs: maybe(latest.agentRuns),
    },
    (row) => sql`select ${row} from ${sql.raw(ASKED)} join ${users} on ${users.id} = split_part(asked.key, ' ', 1)
      left join lateral (
        select ${usageMonths.month}, ${usageMonths.agentRuns} from ${usageMonths}
        where ${usageMonths.ownerId} = split_part(asked.key, ' ', 2)
        order by ${usageMonths.month} desc limit 1) ${latest} on true`,
  ),
);

/** The account behind a credential, with its creator's page if it has one. Name and address need `identity:read`. */
export async function getAccount(ctx: Context): Promise<AccountView> {
  const actor = requireCredential(ctx);
  const { userId: id, profileId, handle, displayName: display_name } = actor;
  const { row, view } = await standingOf(ctx, actor, identity(`${id} ${ownerIdOf(actor)}`));
  if (!row) throw notFound("The account");
  const { name, email, logs_bodies } = row;
  const profile =
    profileId && handle !== null ? { id: profileId, handle, display_name, profile_url: profileUrl(handle) } : null;
  return { id, ...(mayUse(ctx, "identity:read") ? { name, email } : {}), profile, logs_bodies, ...view };
}
