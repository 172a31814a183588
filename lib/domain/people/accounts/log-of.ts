import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { profiles } from "@/db/schema";

/** Whose audit log an entry of this account is in (`ownerIdOf`), where who acts need not be signed in. */
export async function logOf(tx: Transaction, userId: string): Promise<string> {
  const [row] = await tx.select({ owner: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
  return row?.owner ?? userId;
}
