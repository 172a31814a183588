import type { Transaction } from "@/db/client";
import { ownerIdOfAccount } from "@/lib/domain/people/profiles/owner";
import type { OrderRow } from "../move";

/**
 * Whose endpoints and audit log are told of an order: its creator's. Of a fixture that an account made which sells nothing, that account's
 * (what `ownerIdOf` names it), so that it receives what a seller would, and the creator does not.
 */
export async function heardBy(tx: Transaction, { tried, buyerUserId, profileId }: OrderRow): Promise<string> {
  return tried && buyerUserId ? ownerIdOfAccount(tx, buyerUserId) : profileId;
}
