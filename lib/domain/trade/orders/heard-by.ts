import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { profiles } from "@/db/schema";
import type { OrderRow } from "./move";

/**
 * Whose endpoints and audit log are told of an order: its creator's. Of a fixture that an account made which sells nothing, that account's
 * (what `ownerIdOf` names it), so that it receives what a seller would, and the creator does not.
 */
export async function heardBy(tx: Transaction, { tried, buyerUserId, profileId }: OrderRow): Promise<string> {
  if (!tried || !buyerUserId) return profileId;
  const [page] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, buyerUserId));
  return page?.id ?? buyerUserId;
}
