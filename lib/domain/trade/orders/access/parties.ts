import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { profiles, users } from "@/db/schema";

/** The creator of an order, as mails need them. */
export type Seller = { email: string; name: string; handle: string };

/** Who sold it. */
export async function sellerOf(tx: Transaction, profileId: string): Promise<Seller> {
  const [seller] = await tx
    .select({ email: users.email, name: profiles.displayName, handle: profiles.handle })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.id, profileId));
  if (!seller) throw new Error("the order's creator is gone");
  return seller;
}
