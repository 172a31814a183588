import { and, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { profiles, users } from "@/db/schema";
import { notFound } from "@/lib/core/errors";

/** What the events and the audit log of an account are kept under: its creator's page, or itself without one (`ownerIdOf`). */
export async function ownerIdOfAccount(tx: Transaction, userId: string): Promise<string> {
  const [page] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
  return page?.id ?? userId;
}

type Buyer = { buyerUserId: string | null; buyerEmail: string | null };

/**
 * The same of the account of a buyer: the one that ordered or asked, or else the one that has proved to read the buyer's address. Null for
 * a guest.
 */
export async function ownerIdOfBuyer(tx: Transaction, { buyerUserId, buyerEmail }: Buyer): Promise<string | null> {
  if (buyerUserId) return ownerIdOfAccount(tx, buyerUserId);
  if (!buyerEmail) return null;
  const [reader] = await tx
    .select({ userId: users.id, profileId: profiles.id })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.email, buyerEmail), isNotNull(users.emailVerifiedAt)));
  return reader ? (reader.profileId ?? reader.userId) : null;
}

export type Owner = { handle: string; displayName: string; email: string };

/** Who a profile belongs to, for mails and for what is sent in their name. Throws `not_found`. */
export async function ownerOf(tx: Transaction, profileId: string): Promise<Owner> {
  const [owner] = await tx
    .select({ handle: profiles.handle, displayName: profiles.displayName, email: users.email })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.id, profileId));
  if (!owner) throw notFound("The creator");
  return owner;
}
