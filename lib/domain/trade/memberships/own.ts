import { and, eq } from "drizzle-orm";
import { memberships, membershipTiers } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requirePerson } from "@/lib/domain/platform/access/require";
import { OWN_MEMBERSHIPS } from "./join";

export type OwnMembership = { row: typeof memberships.$inferSelect; tier: typeof membershipTiers.$inferSelect };

/** One of the signed-in person's own memberships, with its tier. Throws `unauthorized`, `not_found`. */
export async function ownMembership(ctx: Context, id: string): Promise<OwnMembership> {
  const own = await findOwn(ctx, id);
  if (!own) throw notFound("The membership");
  return own;
}

/** The same, or null where it is none of theirs. Throws `unauthorized`. */
export async function findOwn(ctx: Context, id: string): Promise<OwnMembership | null> {
  const { userId } = requirePerson(ctx, OWN_MEMBERSHIPS);
  const [own] = await ctx.db
    .select({ row: memberships, tier: membershipTiers })
    .from(memberships)
    .innerJoin(membershipTiers, eq(membershipTiers.id, memberships.tierId))
    .where(and(eq(memberships.id, id), eq(memberships.userId, userId), eq(memberships.livemode, ctx.livemode)));
  return own ?? null;
}
