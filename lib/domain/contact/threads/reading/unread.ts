import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { threads } from "@/db/schema";
import type { ThreadView } from "@/lib/contracts/contact/threads";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { actingProfile } from "@/lib/domain/platform/access/require";
import { verifiedEmailOf } from "@/lib/domain/trade/orders/access/access";
import { threadFor } from "../access/find";
import { markRead, tellThread } from "../record/append";
import { viewThread } from "../record/view";

const { placeholder } = sql;
const total = (column: typeof threads.buyerUnread | typeof threads.creatorUnread) =>
  sql<number>`coalesce(sum(${column}), 0)::int`;

/** Unread messages of a creator: answered by an index of the threads that have any. */
export const unreadOfCreator = prepared("unread_of_creator", (db) =>
  db
    .select({ n: total(threads.creatorUnread) })
    .from(threads)
    .where(
      and(
        eq(threads.profileId, placeholder("profileId")),
        eq(threads.livemode, placeholder("livemode")),
        sql`${threads.creatorUnread} > 0`,
      ),
    ),
);

/** The same of a buyer; threads that only their email address makes theirs are counted by the next. */
export const unreadOfBuyer = prepared("unread_of_buyer", (db) =>
  db
    .select({ n: total(threads.buyerUnread) })
    .from(threads)
    .where(
      and(
        eq(threads.buyerUserId, placeholder("userId")),
        eq(threads.livemode, placeholder("livemode")),
        sql`${threads.buyerUnread} > 0`,
      ),
    ),
);

export const unreadOfAddress = prepared("unread_of_address", (db) =>
  db
    .select({ n: total(threads.buyerUnread) })
    .from(threads)
    .where(
      and(
        eq(threads.buyerEmail, sql`${placeholder("email")}::citext`),
        eq(threads.livemode, placeholder("livemode")),
        sql`${threads.buyerUnread} > 0 and ${threads.buyerUserId} is null`,
      ),
    ),
);

/** How many messages wait for the signed-in person, as a creator and as a buyer. */
export async function countUnread(ctx: Context): Promise<{ creator: number; buyer: number }> {
  const { actor, livemode } = ctx;
  if (actor.kind !== "user") return { creator: 0, buyer: 0 };
  const profileId = actingProfile(ctx);
  const email = await verifiedEmailOf(ctx);
  const [[creator], [own], [mailed]] = await Promise.all([
    profileId ? unreadOfCreator().execute({ profileId, livemode }) : [],
    unreadOfBuyer().execute({ userId: actor.userId, livemode }),
    email ? unreadOfAddress().execute({ email, livemode }) : [],
  ]);
  return { creator: creator?.n ?? 0, buyer: (own?.n ?? 0) + (mailed?.n ?? 0) };
}

/** Notes that the caller's side has read a thread, and calls off the mail. Throws `not_found`. */
export async function readThread(
  ctx: Context,
  id: string,
  proof: { token?: string | undefined; as?: "buyer" | "creator" } = {},
): Promise<ThreadView> {
  const { thread, side } = await threadFor(ctx, id, proof);
  if ((side === "creator" ? thread.creatorUnread : thread.buyerUnread) === 0) return viewThread(thread, side);
  return transaction(ctx, async (tx) => {
    const read =
      side === "creator" ? { creatorUnread: 0, creatorMailDue: null } : { buyerUnread: 0, buyerMailDue: null };
    await tx
      .update(threads)
      .set(read)
      .where(and(eq(threads.id, id), eq(threads.livemode, ctx.livemode)));
    await markRead(tx, ctx, id, side);
    tellThread(tx, thread);
    return viewThread({ ...thread, ...read }, side);
  });
}
