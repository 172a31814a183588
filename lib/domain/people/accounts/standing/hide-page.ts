import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orders, profileSearch, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { indexProfiles } from "@/lib/domain/people/listing/index-profiles";

/** Why a page is hidden: its account is suspended, or leaving. It may be both. */
type Reason = "suspendedAt" | "deletedAt";

/** Whether agents may find the page: as its creator had it, before it was hidden. */
const WANTED = sql<boolean>`coalesce(${profiles.discoverableBefore}, ${profiles.mcpDiscoverable})`;

/** Hides the page of an account, and closes its checkouts, with the commit. Answers the page's id; null where there is none. */
export async function hidePage(tx: Transaction, ctx: Context, userId: string, reason: Reason): Promise<string | null> {
  const [page] = await tx
    .update(profiles)
    .set({ [reason]: ctx.now, discoverableBefore: WANTED, mcpDiscoverable: false, updatedAt: ctx.now })
    .where(eq(profiles.userId, userId))
    .returning({ id: profiles.id });
  if (!page) return null;
  await tx.delete(profileSearch).where(eq(profileSearch.profileId, page.id));
  await closeCheckouts(tx, ctx, page.id);
  return page.id;
}

/** Takes one reason back: without the other the page is there again as it was. Answers its id; null where there is none. */
export async function showPage(tx: Transaction, ctx: Context, userId: string, reason: Reason): Promise<string | null> {
  const other = reason === "suspendedAt" ? profiles.deletedAt : profiles.suspendedAt;
  const [page] = await tx
    .update(profiles)
    .set({
      [reason]: null,
      mcpDiscoverable: sql`${other} is null and ${WANTED}`,
      discoverableBefore: sql`case when ${other} is not null then ${profiles.discoverableBefore} end`,
      updatedAt: ctx.now,
    })
    .where(eq(profiles.userId, userId))
    .returning({ id: profiles.id });
  if (page) await indexProfiles(tx, [page.id]);
  return page?.id ?? null;
}

/** Those of both modes: the worker closes what is overdue; what is paid before it gets there is sent back. */
export async function closeCheckouts(tx: Transaction, ctx: Context, profileId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ expiresAt: sql`least(${orders.expiresAt}, ${ctx.now.toISOString()}::timestamptz - interval '2 minutes')` })
    .where(and(eq(orders.profileId, profileId), eq(orders.status, "CHECKOUT_OPEN")));
}
