import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { profiles, threads } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { mayUse } from "@/lib/domain/platform/access/require";
import { type FoundOrder, orderFor, sidesOf, verifiedEmailOf } from "@/lib/domain/trade/orders/access/access";
import { orderOfHandle } from "@/lib/domain/trade/orders/access/handle";
import type { ShownThread } from "../record/view";
import { isThreadToken, opens, originOfHandle } from "./handles";

/** A thread and on which side of it the caller stands; `byHandle` for a capability, which reads and writes less. */
export type Place = { thread: ShownThread; side: "buyer" | "creator"; byHandle: boolean };

const { placeholder } = sql;
/** What is read of a thread that is shown. */
export const SHOWN_THREAD = {
  ...getTableColumns(threads),
  handle: profiles.handle,
  displayName: profiles.displayName,
  avatar: profiles.avatar,
};

const threadById = prepared("thread_by_id", (db) =>
  db
    .select(SHOWN_THREAD)
    .from(threads)
    .innerJoin(profiles, eq(profiles.id, threads.profileId))
    .where(and(eq(threads.id, placeholder("id")), eq(threads.livemode, placeholder("livemode")))),
);

const threadsOfOrigin = prepared("threads_of_origin", (db) =>
  db
    .select(SHOWN_THREAD)
    .from(threads)
    .innerJoin(profiles, eq(profiles.id, threads.profileId))
    .where(and(eq(threads.originId, placeholder("origin")), eq(threads.livemode, placeholder("livemode"))))
    .orderBy(threads.id)
    .limit(10),
);

const threadOfSubject = prepared("thread_of_subject", (db) =>
  db
    .select(SHOWN_THREAD)
    .from(threads)
    .innerJoin(profiles, eq(profiles.id, threads.profileId))
    .where(and(eq(threads.subjectId, placeholder("subject")), eq(threads.livemode, placeholder("livemode"))))
    .limit(1),
);

/**
 * The thread, for the creator in it, its buyer signed in, or anyone who holds a guest's link. With `as`, only on that side. Everybody
 * else gets `not_found`.
 */
export async function threadFor(
  ctx: Context,
  id: string,
  { token, as }: { token?: string | undefined; as?: "buyer" | "creator" } = {},
): Promise<Place> {
  const [thread] = await threadById().execute({ id, livemode: ctx.livemode });
  if (!thread) throw notFound("The conversation");
  const { actor } = ctx;
  const known = actor.kind === "user" || actor.kind === "credential";
  if (as !== "buyer" && known && actor.profileId === thread.profileId)
    return { thread, side: "creator", byHandle: false };
  if (as !== "creator" && (await isBuyer(ctx, thread, token))) return { thread, side: "buyer", byHandle: false };
  throw notFound("The conversation");
}

/**
 * Which threads an address that was proved opens: a guest's, and those of orders that were paid under it. What an account asked is its
 * own, whatever address it was given at sign-up. The same as `isOfAddress`, in SQL.
 */
export const ofAddress = (email: string): SQL =>
  sql`${threads.buyerEmail} = ${email}::citext and (${threads.buyerUserId} is null or ${threads.kind} = 'order')`;

async function isOfAddress(ctx: Context, { kind, buyerUserId, buyerEmail }: ShownThread): Promise<boolean> {
  if (!buyerEmail || (buyerUserId && kind !== "order")) return false;
  return (await verifiedEmailOf(ctx))?.toLowerCase() === buyerEmail.toLowerCase();
}

async function isBuyer(ctx: Context, thread: ShownThread, token?: string): Promise<boolean> {
  if (token && isThreadToken(thread, token)) return true;
  const { actor } = ctx;
  if (actor.kind === "user" && thread.buyerUserId === actor.userId) return true;
  const buys = mayUse(ctx, "purchases:read") || mayUse(ctx, "purchases:write");
  if (actor.kind === "credential" && thread.buyerUserId === actor.userId && buys) return true;
  if (await isOfAddress(ctx, thread)) return true;
  if (thread.kind !== "order" || !token) return false;
  // the order's own link opens its conversation too
  return orderFor(ctx, thread.subjectId, "brief", token).then(
    () => true,
    () => false,
  );
}

/**
 * The conversations that a reply handle opens: one, or for a brief one with each creator whom it reached. Throws `not_found`: a
 * wrong handle and one of nothing look alike.
 */
export async function threadsOfReply(ctx: Context, handle: string): Promise<ShownThread[]> {
  const found = await threadsOfOrigin().execute({ origin: originOfHandle(handle), livemode: ctx.livemode });
  const mine = found.filter((thread) => opens(thread.replyHash, handle));
  if (mine.length > 0) return mine;
  throw new DomainError("not_found", "No conversation has this handle. Send replyHandle as it was answered, whole.");
}

/** The thread of a subject, if anybody has written there. */
export async function findThreadOf(ctx: Context, subject: string): Promise<ShownThread | undefined> {
  const [thread] = await threadOfSubject().execute({ subject, livemode: ctx.livemode });
  return thread;
}

/** The id of the order that an order handle opens. Throws `not_found`. */
export function orderIdOf(handle: string): string {
  const id = orderOfHandle(handle);
  if (id) return id;
  throw new DomainError("not_found", "No order has this handle. Send orderHandle as create_order answered it, whole.");
}

/** The order, and on which of its two sides the caller stands: by account, or by the order's link. Throws `not_found`. */
export async function orderPlace(
  ctx: Context,
  id: string,
  { token, as }: { token?: string | undefined; as?: "buyer" | "creator" } = {},
): Promise<{ order: FoundOrder; side: "buyer" | "creator" }> {
  const order = await orderFor(ctx, id, "read", token);
  const sides = await sidesOf(ctx, order, token);
  const side = (["creator", "buyer"] as const).find((one) => sides.includes(one) && (!as || as === one));
  if (!side) throw notFound("The order");
  return { order, side };
}
