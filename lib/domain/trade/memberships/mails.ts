import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { type memberships, type membershipTiers, profiles, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { longDay } from "@/lib/core/values/formats";
import { formatMoney } from "@/lib/core/values/money";
import type { Mail } from "@/lib/domain/platform/mail/message";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { intervalOf, nextCharge } from "./next-charge";

type Row = Pick<
  typeof memberships.$inferSelect,
  "profileId" | "memberName" | "memberEmail" | "startedAt" | "nextChargeAt" | "interval"
>;
type Tier = Pick<typeof membershipTiers.$inferSelect, "name" | "interval">;

/** Tells both sides that a membership began; `cents` is what is charged each interval, 0 for a free tier. In the caller's transaction. */
export async function tellJoined(tx: Transaction, ctx: Context, row: Row, tier: Tier, cents: number): Promise<void> {
  const creator = await creatorOf(tx, row.profileId);
  if (!creator) return;
  await queueMail(tx, ctx, row.memberEmail, membershipStarted(row, tier, cents, creator.name));
  await queueMail(tx, ctx, creator.email, {
    kind: "membership_joined",
    subject: `New member of ${tier.name}`,
    paragraphs: [`${row.memberName} joined ${tier.name}, ${priceText(cents, intervalOf(row, tier))}.`],
    action: { label: "See your members", path: "/studio/memberships" },
  });
}

/** Tells the creator that a member leaves at the end of the paid period, or with null has left; not one who is suspended. In the caller's transaction. */
export async function tellLeaving(tx: Transaction, ctx: Context, row: Row, tier: Tier, at: Date | null): Promise<void> {
  const creator = await creatorOf(tx, row.profileId);
  if (!creator || creator.suspended) return;
  const leaving = `${row.memberName} leaves ${tier.name}`;
  await queueMail(tx, ctx, creator.email, {
    kind: "membership_left",
    subject: at ? leaving : `${row.memberName} left ${tier.name}`,
    paragraphs: [
      at
        ? `${leaving}: nothing more is charged, and they stay a member until ${longDay.format(at)}.`
        : `${row.memberName} is no longer a member of ${tier.name}, since ${longDay.format(ctx.now)}.`,
    ],
    action: { label: "See your members", path: "/studio/memberships" },
  });
}

/**
 * Confirms to a member that they leave at the end of the paid period, or with null that they have left. While the creator is suspended the
 * end is told as what follows from that. In the caller's transaction.
 */
export async function confirmLeaving(
  tx: Transaction,
  ctx: Context,
  row: Row,
  tier: Tier,
  at: Date | null,
): Promise<void> {
  const creator = await creatorOf(tx, row.profileId);
  if (!creator) return;
  if (creator.suspended && at) return tellStopped(tx, ctx, row, tier, at);
  const which = `${tier.name} of ${creator.name}`;
  await queueMail(tx, ctx, row.memberEmail, {
    kind: "membership_leaving",
    subject: at ? `You leave ${which}` : `You have left ${which}`,
    paragraphs: at
      ? [
          `You leave ${which}. Nothing more is charged, and you stay a member until ${longDay.format(at)}.`,
          "Until then you can take it back on the page of your memberships.",
        ]
      : [`You are no longer a member of ${which}, since ${longDay.format(ctx.now)}.`],
    action: { label: "See your memberships", path: "/memberships" },
  });
}

/** Tells a member that nothing more is charged, as the creator is suspended, and when the membership ends; null: at once. In the caller's transaction. */
export async function tellStopped(tx: Transaction, ctx: Context, row: Row, tier: Tier, at: Date | null): Promise<void> {
  const creator = await creatorOf(tx, row.profileId);
  if (!creator) return;
  const which = `${tier.name} of ${creator.name}`;
  await queueMail(tx, ctx, row.memberEmail, {
    kind: "membership_stopped",
    subject: at ? `Nothing more is charged for ${which}` : `Your membership has ended: ${which}`,
    paragraphs: [
      `The page of ${creator.name} is not on Guildhall at present, and what is for members cannot be read. Nothing more is charged for ${tier.name}.`,
      at
        ? `Your membership ends on ${longDay.format(at)}, with the period that is paid. If the page is there again before that, you can stay a member on the page of your memberships.`
        : "Its last period was not paid, and your membership has ended.",
    ],
    action: { label: "See your memberships", path: "/memberships" },
  });
}

type Seller = { name: string; email: string; suspended: boolean };

async function creatorOf(tx: Transaction, profileId: string): Promise<Seller | undefined> {
  const suspended = sql<boolean>`${sql`${profiles.suspendedAt} is not null`}`;
  const [creator] = await tx
    .select({ name: profiles.displayName, email: users.email, suspended })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.id, profileId));
  return creator;
}

function membershipStarted(row: Row, tier: Tier, cents: number, creator: string): Mail {
  const interval = intervalOf(row, tier);
  const next = longDay.format(row.nextChargeAt ?? nextCharge(row.startedAt, interval));
  return {
    kind: "membership_started",
    subject: `You are a member: ${tier.name} of ${creator}`,
    paragraphs: [
      `You joined ${tier.name} of ${creator}, ${priceText(cents, interval)}.`,
      ...(cents > 0
        ? [
            `Your next payment of ${formatMoney(cents)} is charged on ${next}, and so each ${interval} until you leave. A new price of the tier does not change yours.`,
            "You can leave at any time, on the page of your memberships. You are not charged again then, and stay a member until the end of the period that is paid.",
          ]
        : ["You can leave at any time, on the page of your memberships."]),
    ],
    action: { label: "See your memberships", path: "/memberships" },
  };
}

const priceText = (cents: number, interval: Tier["interval"]) =>
  cents === 0 ? "which is free" : `for ${formatMoney(cents)} a ${interval}`;
