import { and, eq, sql } from "drizzle-orm";
import { products, profiles, savedItems } from "@/db/schema";
import { MAX_SAVED, type SavedItemView } from "@/lib/contracts/network/saved/saved";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { holdAccount } from "@/lib/domain/platform/access/hold-account";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { savedCount, savedItem } from "./read";

/**
 * Keeps a creator (`crt_…`) or an active product (`prod_…`) at hand for the account; again, it changes nothing. Throws `unauthorized`,
 * `not_found`, `conflict` (as many are kept as can be).
 */
export async function saveItem(ctx: Context, id: string): Promise<SavedItemView> {
  const account = requireAccount(ctx);
  return transaction(ctx, async (tx, within) => {
    const what = await found(within, id);
    await holdAccount(tx, account.userId);
    const kept = await savedCount(tx, account.userId);
    const [made] = await tx
      .insert(savedItems)
      .values({ userId: account.userId, ...what, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ seq: savedItems.seq });
    if (made && kept >= MAX_SAVED)
      throw conflict(`You keep ${MAX_SAVED} creators and products, as many as there can be. Take one off first.`);
    if (made) await recordAudit(tx, within, ownerIdOf(account), "saved.added", subjectOf(id));
    return savedItem(tx, ctx, account.userId, id);
  });
}

/** Takes a creator or a product off what the account keeps, also while it is withheld. Answers what it was. Throws `unauthorized`, `not_found`. */
export async function removeSavedItem(ctx: Context, id: string): Promise<SavedItemView> {
  const account = requireAccount(ctx);
  return transaction(ctx, async (tx, within) => {
    const item = await savedItem(tx, ctx, account.userId, id);
    const what = sql`coalesce(${savedItems.productId}, ${savedItems.profileId}) = ${id}`;
    const gone = await tx
      .delete(savedItems)
      .where(and(eq(savedItems.userId, account.userId), what))
      .returning({ seq: savedItems.seq });
    if (gone.length === 0) throw notFound(`${id} among what you saved`);
    await recordAudit(tx, within, ownerIdOf(account), "saved.removed", subjectOf(id));
    return item;
  });
}

const subjectOf = (id: string) => ({ type: id.startsWith("prod_") ? "product" : "profile", id });

async function found({ db }: Context, id: string): Promise<{ profileId: string; productId: string | null }> {
  if (id.startsWith("prod_")) {
    const [product] = await db
      .select({ profileId: products.profileId, productId: products.id })
      .from(products)
      .innerJoin(profiles, eq(profiles.id, products.profileId))
      .where(and(eq(products.id, id), eq(products.status, "active"), SHOWN));
    if (!product) throw notFound(`The product ${id}`);
    return product;
  }
  const [profile] = await db
    .select({ profileId: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), SHOWN));
  if (!profile) throw notFound(`The creator ${id}`);
  return { ...profile, productId: null };
}
