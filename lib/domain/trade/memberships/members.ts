import { and, desc, eq, gt, gte, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { memberships, membershipTiers, profiles } from "@/db/schema";
import type { MemberView, OwnMembershipView } from "@/lib/contracts/trade/memberships/memberships";
import { idOf } from "@/lib/contracts/values/ids";
import { type Page, Timestamp } from "@/lib/contracts/values/page";
import type { TimeRangeQuery } from "@/lib/contracts/values/time-range";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { rangeEnds } from "@/lib/core/values/time-range";
import { requirePerson, requireProfile } from "@/lib/domain/platform/access/require";
import { OWN_MEMBERSHIPS } from "./join";
import { viewMember, viewOwnMembership } from "./view";

const MemberCursor = z.tuple([Timestamp, idOf("mem")]);
const MOST_OWN = 100;

/** Those who are or were members of the acting creator, the latest first. Throws `invalid_cursor`. */
export async function listMembers(
  ctx: Context,
  query: TimeRangeQuery & { status: "ACTIVE" | "CANCELED"; limit?: number; cursor?: string },
): Promise<Page<MemberView>> {
  const { status, limit = 25 } = query;
  const after = decodeCursor(query.cursor, MemberCursor);
  const { from, to } = rangeEnds(query);
  const place = after && sql`(${memberships.startedAt}, ${memberships.id}) < (${after[0]}::timestamptz, ${after[1]})`;
  const rows = await ctx.db
    .select({ member: memberships, tierName: membershipTiers.name })
    .from(memberships)
    .innerJoin(membershipTiers, eq(membershipTiers.id, memberships.tierId))
    .where(
      and(
        eq(memberships.profileId, requireProfile(ctx)),
        eq(memberships.livemode, ctx.livemode),
        eq(memberships.status, status),
        place,
        from && gte(memberships.startedAt, from),
        to && lt(memberships.startedAt, to),
      ),
    )
    .orderBy(desc(memberships.startedAt), desc(memberships.id))
    .limit(limit + 1);
  return pageOf(
    rows,
    limit,
    ({ member }) => [member.startedAt.toISOString(), member.id],
    ({ member, tierName }) => viewMember(member, tierName),
  );
}

/** The signed-in person's own memberships with what they pay, the latest first, at most 100. Throws `unauthorized`. */
export async function listOwnMemberships(ctx: Context): Promise<OwnMembershipView[]> {
  const { userId } = requirePerson(ctx, OWN_MEMBERSHIPS);
  const rows = await ctx.db
    .select({ row: memberships, tier: membershipTiers, handle: profiles.handle, displayName: profiles.displayName })
    .from(memberships)
    .innerJoin(membershipTiers, eq(membershipTiers.id, memberships.tierId))
    .innerJoin(profiles, eq(profiles.id, memberships.profileId))
    .where(and(eq(memberships.userId, userId), eq(memberships.livemode, ctx.livemode)))
    .orderBy(desc(memberships.id))
    .limit(MOST_OWN);
  return rows.map(({ row, tier, ...creator }) => viewOwnMembership(row, tier, creator, ctx.now));
}

/** Whether the signed-in person may have paid for a tier and not be its member yet: it has a price, and they are in none of its creator's. */
export async function mayAwaitTier(ctx: Context, tierId: string): Promise<boolean> {
  if (!idOf("tier").safeParse(tierId).success) return false;
  const [tier] = await ctx.db
    .select({ profileId: membershipTiers.profileId })
    .from(membershipTiers)
    .where(and(eq(membershipTiers.id, tierId), gt(membershipTiers.priceCents, 0)));
  return tier !== undefined && (await ownTierOf(ctx, tier.profileId)) === null;
}

/** The tier in which the signed-in person is a member of a creator; null for everyone else. */
export async function ownTierOf(ctx: Context, profileId: string): Promise<string | null> {
  if (ctx.actor.kind !== "user") return null;
  const [row] = await ctx.db
    .select({ tierId: memberships.tierId })
    .from(memberships)
    .where(
      and(
        eq(memberships.userId, ctx.actor.userId),
        eq(memberships.profileId, profileId),
        eq(memberships.livemode, ctx.livemode),
        eq(memberships.status, "ACTIVE"),
      ),
    )
    .limit(1);
  return row?.tierId ?? null;
}
