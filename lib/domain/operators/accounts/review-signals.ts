import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { orders, profiles, reviews, sessions, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { requireOperator } from "@/lib/domain/operators/access";
import { networkName } from "@/lib/domain/people/accounts/sessions/network-name";

/** How many reviews are looked at, the latest. */
const LATEST = 500;

/** Something that reviews of one creator have in common which those of strangers do not. */
export type ReviewSignal = {
  /** The same card, the same mailbox under other spellings, or the same network. */
  kind: "card" | "mailbox" | "network";
  /** The mailbox or the network; of a card nothing. */
  found: string;
  /** Whether the creator is among them. */
  owner: boolean;
  reviews: { order_id: string; email: string; rating: number }[];
};

type Reviewed = { order_id: string; email: string; rating: number; userId: string | null; card: string | null };

/**
 * What hints at a ring of reviews, for operators to judge: different buyers of a creator with one card, one mailbox or one network,
 * or one that is the creator's own. Nothing is done about it by itself, and nobody is told. Empty for an account without a page.
 */
export async function reviewSignals(ctx: Context, userId: string): Promise<ReviewSignal[]> {
  await requireOperator(ctx);
  const [page] = await ctx.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
  if (!page) return [];
  const latest = await latestReviews().execute({ profileId: page.id });
  const rows: Reviewed[] = latest.map((row) => ({ ...row, email: row.email ?? "" }));
  if (rows.length === 0) return [];
  const people = [userId, ...new Set(rows.flatMap((row) => row.userId ?? []))];
  const [[owner], seen] = await Promise.all([
    ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId)),
    ctx.db
      .selectDistinct({ userId: sessions.userId, ip: sessions.ip })
      .from(sessions)
      .where(and(inArray(sessions.userId, people), isNotNull(sessions.ip), isNull(sessions.viewingUserId))),
  ]);
  const networksOf = (id: string | null) => [
    ...new Set(seen.flatMap((row) => (row.userId === id ? (networkName(row.ip) ?? []) : []))),
  ];
  return [
    ...shared("card", rows, (row) => (row.card ? [row.card] : []), []),
    ...shared("mailbox", rows, (row) => (row.email ? [mailboxOf(row.email)] : []), [mailboxOf(owner?.email ?? "")]),
    ...shared("network", rows, (row) => networksOf(row.userId), networksOf(userId)),
  ];
}

/** Of one page by its id, so that its index ends at the last of them: by the account, all of its reviews would be joined to their orders first. */
export const latestReviews = prepared("latest_reviews_signals", (db) =>
  db
    .select({
      order_id: orders.id,
      email: orders.buyerEmail,
      rating: reviews.rating,
      userId: orders.buyerUserId,
      card: orders.cardFingerprint,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(and(eq(reviews.profileId, sql.placeholder("profileId")), reviews.livemode))
    .orderBy(desc(reviews.id))
    .limit(LATEST),
);

function shared(
  kind: ReviewSignal["kind"],
  rows: readonly Reviewed[],
  traits: (row: Reviewed) => readonly string[],
  ofOwner: readonly string[],
): ReviewSignal[] {
  const byTrait = new Map<string, Reviewed[]>();
  for (const row of rows) for (const trait of traits(row)) byTrait.set(trait, [...(byTrait.get(trait) ?? []), row]);
  return [...byTrait].flatMap(([trait, group]) => {
    const owner = ofOwner.includes(trait);
    const buyers = new Set(group.map(({ email }) => email.toLowerCase()));
    if (buyers.size < 2 && !owner) return [];
    const found = kind === "card" ? "" : trait;
    return [{ kind, found, owner, reviews: group.map(({ order_id, email, rating }) => ({ order_id, email, rating })) }];
  });
}

/** Where mail to an address arrives: without what stands after a plus sign, and without the dots that Google ignores. */
function mailboxOf(email: string): string {
  const [name = "", host = ""] = email.toLowerCase().split("@");
  const box = name.split("+", 1)[0] ?? "";
  return /^(gmail|googlemail)\.com$/.test(host) ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${host}`;
}
