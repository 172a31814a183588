import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { profiles } from "@/db/schema";

/**
 * Takes a creator's row for this transaction: of two that change what hangs on it, the later one reads what the earlier one wrote. An
 * order's row is taken before it, and refunds, tips and releases after it.
 */
export async function holdProfile(tx: Transaction, profileId: string): Promise<void> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for("no key update");
}
