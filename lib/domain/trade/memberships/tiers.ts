import { asc, eq, sql } from "drizzle-orm";
import { statementIn, type Transaction } from "@/db/client";
import { membershipTiers } from "@/db/schema";
import { names } from "@/db/statements/statement";
import { MAX_TIERS, type MembershipTierView, type SaveTier } from "@/lib/contracts/trade/memberships/memberships";
import type { Metadata } from "@/lib/contracts/values/metadata";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { slugOf } from "@/lib/core/values/slug";
import { holdProfile } from "@/lib/domain/platform/access/hold-profile";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { freeSlug } from "@/lib/domain/trade/products/rows";
import { viewTier } from "./view";

type TierRow = typeof membershipTiers.$inferSelect;

/** Every tier of the acting creator in their order, archived ones too. */
export async function listOwnTiers(ctx: Context): Promise<MembershipTierView[]> {
  const mine = eq(membershipTiers.profileId, requireProfile(ctx));
  const rows = await ctx.db
    .select()
    .from(membershipTiers)
    .where(mine)
    .orderBy(asc(membershipTiers.position), asc(membershipTiers.id))
    .limit(200);
  return rows.map(viewTier);
}

/**
 * Writes a new tier of the acting creator, or changes one. A new price is for those who join from now on: members keep theirs, and the
 * interval of a tier with members stays. Throws `not_found`, and `conflict` past ten tiers.
 */
export async function saveTier(ctx: Context, input: SaveTier & { metadata?: Metadata }): Promise<MembershipTierView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const own = await lockTiers(tx, profileId);
    const { name, description, perks, interval } = input;
    const metadata = input.metadata && { metadata: input.metadata };
    const values = { name, description, perks, interval, priceCents: input.price, ...metadata, updatedAt: ctx.now };
    const row = input.id
      ? await changeTier(tx, own, input.id, values)
      : await addTier(tx, ctx, own, { profileId, ...values });
    const action = input.id ? "tier.updated" : "tier.created";
    await recordAudit(tx, ctx, profileId, action, { type: "tier", id: row.id }, { name, price_cents: input.price });
    return viewTier(row);
  });
}

type Values = Pick<TierRow, "name" | "description" | "perks" | "interval" | "priceCents" | "updatedAt"> &
  Partial<Pick<TierRow, "metadata">>;

async function changeTier(tx: Transaction, own: TierRow[], id: string, values: Values): Promise<TierRow> {
  const known = own.find((tier) => tier.id === id);
  if (!known) throw notFound("The tier");
  if (known.memberCount > 0 && known.interval !== values.interval) {
    throw conflict("This tier has members who pay by its interval. Make a new tier instead.", { param: "interval" });
  }
  const [row] = await tx.update(membershipTiers).set(values).where(eq(membershipTiers.id, id)).returning();
  return row as TierRow;
}

async function addTier(tx: Transaction, ctx: Context, own: TierRow[], values: Values & { profileId: string }) {
  if (own.filter((tier) => tier.active).length >= MAX_TIERS) throw tooMany();
  const slug = freeSlug(slugOf(values.name), new Set(own.map((tier) => tier.slug)));
  const position = 1 + Math.max(-1, ...own.map((tier) => tier.position));
  const id = newId("tier", ctx.now.getTime());
  const [row] = await tx
    .insert(membershipTiers)
    .values({ id, slug, position, ...values, createdAt: ctx.now })
    .returning();
  return row as TierRow;
}

/** Takes a tier off the profile, or puts it back. Its members stay members. Throws `not_found`, `conflict` past ten tiers. */
export async function setTierActive(ctx: Context, id: string, active: boolean): Promise<MembershipTierView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const own = await lockTiers(tx, profileId);
    if (!own.some((tier) => tier.id === id)) throw notFound("The tier");
    if (active && own.filter((tier) => tier.active && tier.id !== id).length >= MAX_TIERS) throw tooMany();
    const [row] = await tx
      .update(membershipTiers)
      .set({ active, updatedAt: ctx.now })
      .where(eq(membershipTiers.id, id))
      .returning();
    await recordAudit(tx, ctx, profileId, active ? "tier.restored" : "tier.archived", { type: "tier", id });
    return viewTier(row as TierRow);
  });
}

const PLACE = sql`update ${membershipTiers} set ${names(membershipTiers.position)} = places.place - 1
  from unnest($2::text[]) with ordinality as places(id, place)
  where ${membershipTiers.id} = places.id and ${membershipTiers.profileId} = $1`;

/** Moves an active tier one place up (-1) or down (1) among the active ones; at the end it stays. Throws `not_found`. */
export async function moveTier(ctx: Context, id: string, by: -1 | 1): Promise<void> {
  await placeTier(ctx, id, (at) => at + by);
}

/** Puts an active tier where `place` says, from where it is, among the active ones. Throws `not_found`. */
export async function placeTier(ctx: Context, id: string, place: (at: number) => number): Promise<void> {
  const profileId = requireProfile(ctx);
  await transaction(ctx, async (tx) => {
    const active = (await lockTiers(tx, profileId)).filter((tier) => tier.active);
    const at = active.findIndex((tier) => tier.id === id);
    const moved = active[at];
    if (!moved) throw notFound("The tier");
    const order = active.filter((tier) => tier !== moved);
    order.splice(Math.max(0, Math.min(order.length, place(at))), 0, moved);
    await statementIn(tx, PLACE, [profileId, order.map((tier) => tier.id)]);
    await recordAudit(tx, ctx, profileId, "tier.moved", { type: "tier", id });
  });
}

/** The creator's tiers in their order, behind a lock on the profile: two changes at once do not count or place the same. */
export async function lockTiers(tx: Transaction, profileId: string): Promise<TierRow[]> {
  await holdProfile(tx, profileId);
  return tx
    .select()
    .from(membershipTiers)
    .where(eq(membershipTiers.profileId, profileId))
    .orderBy(asc(membershipTiers.position), asc(membershipTiers.id));
}

function tooMany() {
  return conflict(`You have ${MAX_TIERS} active tiers, the most there can be. Archive one first.`);
}
