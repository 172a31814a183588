import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema";
import type { PlanTier } from "@/lib/contracts/tiers";

/**
 * Holds an account's row until the transaction ends, so that two requests that count at once cannot both take the last place. Answers
 * its plan; undefined when there is no such account.
 */
export async function holdAccount(tx: Transaction, userId: string): Promise<{ tier: PlanTier } | undefined> {
  const [account] = await tx.select({ tier: users.tier }).from(users).where(eq(users.id, userId)).for("no key update");
  return account;
}
