import { eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { orders, profiles, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DAY_MS } from "@/lib/core/values/durations";
import { refuseBlocked } from "@/lib/domain/platform/access/attempts";
import { networkOf } from "@/lib/domain/platform/access/counted-as";
import { count } from "@/lib/domain/platform/access/counters";

/** How far an account is known here. Guests, and agents without a credential, are counted by their network. */
export type Standing = "guest" | "new" | "known" | "trusted";
export type Contact = "conversations" | "briefs" | "messages";

/** What each may do a day (UTC) to reach people who have not bought from them or sold to them. For operators to read, too. */
export const CONTACT_LIMITS: Record<Standing, { about: string; perDay: Record<Contact, number> | null }> = {
  guest: {
    about: "Nobody in particular: a network.",
    perDay: { conversations: 100, briefs: 50, messages: 1_000 },
  },
  new: {
    about: "An account in its first week that has paid nothing yet.",
    perDay: { conversations: 15, briefs: 5, messages: 100 },
  },
  known: {
    about: "An account that is older, or has paid an order.",
    perDay: { conversations: 60, briefs: 20, messages: 500 },
  },
  trusted: {
    about: "An account of 30 days or more with three completed orders, or with an established creator's page.",
    perDay: null,
  },
};

const SAID: Record<Contact, string> = { conversations: "new conversations", briefs: "briefs", messages: "messages" };

const facts = prepared("contact_standing", (db) =>
  db
    .select({
      createdAt: users.createdAt,
      level: profiles.level,
      paid: sql<number>`(select count(*)::int from (select 1 from ${orders}
        where ${orders.buyerUserId} = ${users.id} and ${orders.livemode} and ${orders.paidAt} is not null limit 1) as paid)`,
      completed: sql<number>`(select count(*)::int from (select 1 from ${orders}
        where ${orders.buyerUserId} = ${users.id} and ${orders.livemode} and ${orders.status} = 'COMPLETED' limit 3) as completed)`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, sql.placeholder("userId"))),
);

/** How far anyone who acts is known. */
export async function standingOf({ actor, now, inTransaction, db }: Context): Promise<Standing> {
  if (actor.kind !== "user" && actor.kind !== "credential") return "guest";
  const [row] = await facts(inTransaction ? db : undefined).execute({ userId: actor.userId });
  if (!row) return "new";
  const age = now.getTime() - row.createdAt.getTime();
  const proven = row.completed >= 3 || row.level === "ESTABLISHED" || row.level === "TOP";
  if (age >= 30 * DAY_MS && proven) return "trusted";
  return age >= 7 * DAY_MS || row.paid > 0 ? "known" : "new";
}

/**
 * Counts an attempt to reach somebody, before any transaction begins. What one may loosens as one is known. Throws
 * `rate_limit_exceeded` with what would help.
 */
export async function limitContact(ctx: Context, kind: Contact): Promise<void> {
  if (ctx.actor.kind === "system") return;
  const standing = await standingOf(ctx);
  const most = CONTACT_LIMITS[standing].perDay?.[kind];
  if (most === undefined) return;
  const { actor } = ctx;
  const who = actor.kind === "anonymous" ? networkOf(ctx.ip) : actor.userId;
  const limit = { key: `contact:${kind}:${who}`, limit: most, windowSeconds: DAY_MS / 1_000 };
  const why = standing === "new" ? " in an account's first week" : "";
  refuseBlocked(await count([limit], ctx.now), `At most ${most} ${SAID[kind]} a day${why}.`);
}
