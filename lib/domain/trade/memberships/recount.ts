import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";

/**
 * Brings the member counts of some creators' tiers in line with their active memberships, in the transaction that
 * changed them.
 */
export async function recountMembers(tx: Transaction, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return;
  await tx.execute(sql`
    update membership_tiers t set member_count = (
      select count(*) from memberships m where m.tier_id = t.id and m.status = 'ACTIVE')
    where t.profile_id in ${profileIds}`);
}
