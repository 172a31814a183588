import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { profiles } from "@/db/schema";

/** Takes over whether a connected account can receive transfers. Answers false when no creator has that account. */
export async function updatePayouts(tx: Transaction, account: Stripe.Account): Promise<boolean> {
  const rows = await tx
    .update(profiles)
    .set({ payoutsEnabled: account.capabilities?.transfers === "active" })
    .where(eq(profiles.processorAccountId, account.id))
    .returning({ id: profiles.id });
  return rows.length > 0;
}
