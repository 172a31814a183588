import { asc, sql } from "drizzle-orm";
import { statementIn, type Transaction } from "@/db/client";
import { memberships, membershipTiers } from "@/db/schema";
import { builder } from "@/db/statements/statement";

const COUNT = builder
  .update(membershipTiers)
  .set({
    memberCount: sql`(
      select count(*) from ${memberships}
      where ${memberships.tierId} = ${membershipTiers.id} and ${memberships.livemode} and ${memberships.status} = 'ACTIVE')`,
  })
  .where(sql`${membershipTiers.profileId} = any($1::text[])`);

/** Held while members are counted: of two that begin at once, the later one counts the earlier one too. */
const LOCK = builder
  .select({ id: membershipTiers.id })
  .from(membershipTiers)
  .where(sql`${membershipTiers.profileId} = any($1::text[])`)
  .orderBy(asc(membershipTiers.id))
  .for("no key update");

/**
 * Brings the member counts of some creators' tiers in line with their active memberships of live mode, in the
 * transaction that changed them.
 */
export async function recountMembers(tx: Transaction, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return;
  const params = [[...profileIds]];
  await Promise.all([statementIn(tx, LOCK, params), statementIn(tx, COUNT, params)]); // one after the other, in one round trip
}
