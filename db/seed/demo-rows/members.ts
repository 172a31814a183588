import type { memberships, membershipTiers } from "@/db/schema";
import { idAt } from "@/lib/core/values/ids";
import { personName } from "../large/text";
import { between, mulberry32, pick, type Random } from "../random";
import { DAY_MS, type Source } from "../source";
import type { DemoShop } from "./shops";

type TierRow = typeof membershipTiers.$inferInsert;
type MembershipRow = typeof memberships.$inferInsert;

const WEEKS = 14;
const SEED = 16_180_339;
/**
 * Who leaves, mostly does when the next month would be charged: after so many days, so large a part of those who are
 * left.
 */
const LEAVING = [
  { afterDays: 5, share: 0.07 },
  { afterDays: 29, share: 0.24 },
  { afterDays: 59, share: 0.15 },
  { afterDays: 89, share: 0.1 },
] as const;

/**
 * Members who joined in the last 14 weeks, more of them each week, and those who left again: what a cohort's retention
 * shows. Draws from a sequence of its own, so that the other rows stay what they are without it.
 */
export function membershipRows(source: Source, shops: readonly DemoShop[], tiers: readonly TierRow[]): MembershipRow[] {
  const random = mulberry32(SEED);
  const known = new Set<string>();
  return shops.flatMap((shop) => {
    const offered = tiers.filter((tier) => tier.profileId === shop.profileId);
    if (offered.length === 0) return [];
    const weekly = shop.creator.handle === "demo" ? 10 : 1 + 0.25 * shop.creator.reviews.length;
    return Array.from({ length: WEEKS }, (_, week) => WEEKS - 1 - week).flatMap((weeksAgo) => {
      const joined = Math.round(weekly * (1.25 - weeksAgo / 24) * (0.6 + 0.8 * random()));
      return Array.from({ length: joined }, () =>
        membershipRow(source, random, pick(random, offered, 2.6), newName(random, known), weeksAgo),
      );
    });
  });
}

function membershipRow(source: Source, random: Random, tier: TierRow, name: string, weeksAgo: number): MembershipRow {
  const startedAt = source.ago(7 * (weeksAgo + 0.98 * random()) + 0.01);
  const left = leftAfter(random, tier);
  const end = left === null ? null : new Date(startedAt.getTime() + left * DAY_MS);
  const canceledAt = end && end < source.now ? end : null;
  return {
    id: idAt("mem", startedAt, random),
    profileId: tier.profileId,
    tierId: tier.id,
    priceCents: tier.priceCents,
    memberEmail: emailOf(name),
    memberName: name,
    status: canceledAt ? "CANCELED" : "ACTIVE",
    startedAt,
    canceledAt,
    createdAt: startedAt,
  };
}

/** The day on which a membership ends, or null for one that goes on; a year that is paid is not left. */
function leftAfter(random: Random, tier: TierRow): number | null {
  const leaving = LEAVING.find(({ share }) => random() < share);
  if (!leaving || tier.interval === "year") return null;
  return leaving.afterDays + between(random, -3, 2) + random();
}

function newName(random: Random, known: Set<string>): string {
  let name = personName(random);
  while (known.has(name)) name = personName(random);
  known.add(name);
  return name;
}

function emailOf(name: string): string {
  return `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;
}
