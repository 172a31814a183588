import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { orders, profiles, users } from "@/db/schema";
import type { Scope } from "@/lib/contracts/scopes";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { isOperator } from "@/lib/domain/platform/access/operator";
import { needScope } from "@/lib/domain/platform/access/require";
import type { OrderRow } from "../move";
import { linkStanding } from "./link";

/** On which side of an order somebody stands. */
export type OrderSide = "buyer" | "creator" | "operator";

/** What can be done with an order, and by whom. The only place that says so. */
export const ORDER_ACTIONS = {
  read: ["buyer", "creator"],
  download: ["buyer", "creator"],
  brief: ["buyer"],
  accept: ["buyer"],
  ask_acceptance: ["buyer"],
  draft_review: ["buyer"],
  request_revision: ["buyer"],
  dispute: ["buyer"],
  ask_cancel: ["buyer"],
  tip: ["buyer"],
  settle: ["buyer", "creator"],
  move_due: ["buyer", "creator"],
  review: ["buyer"],
  deliver: ["creator"],
  attach: ["creator"],
  cancel: ["creator"],
  refund: ["creator"],
  retry_refund: ["creator", "operator"],
  reply: ["creator"],
  resolve: ["operator"],
} as const satisfies Record<string, readonly OrderSide[]>;

export type OrderAction = keyof typeof ORDER_ACTIONS;

/** The scope that a buyer's app or key needs for it; what is not here it cannot do. */
const PURCHASE_SCOPES: Partial<Record<OrderAction, Scope>> = {
  read: "purchases:read",
  download: "purchases:read",
  accept: "purchases:accept",
  ask_acceptance: "purchases:write",
  draft_review: "purchases:write",
  request_revision: "purchases:write",
  ask_cancel: "purchases:write",
  dispute: "purchases:write",
  settle: "purchases:write",
  tip: "purchases:write",
  brief: "purchases:write",
  move_due: "purchases:write",
};

export type FoundOrder = OrderRow & { handle: string; displayName: string };

const orderById = prepared("order_by_id", (db) =>
  db
    .select({ ...getTableColumns(orders), handle: profiles.handle, displayName: profiles.displayName })
    .from(orders)
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .where(and(eq(orders.id, sql.placeholder("id")), eq(orders.livemode, sql.placeholder("livemode")))),
);

const verifiedEmail = prepared("verified_email_of_user", (db) =>
  db
    .select({ email: users.email })
    .from(users)
    .where(sql`${users.id} = ${sql.placeholder("id")} and ${users.emailVerifiedAt} is not null`),
);

/** The address that the account's person has proved to read, or `null`. Anyone who merely typed it at sign-up has no claim to it. */
export async function verifiedEmailOf({ actor }: Context): Promise<string | null> {
  if (actor.kind !== "user" && actor.kind !== "credential") return null;
  const [user] = await verifiedEmail().execute({ id: actor.userId });
  return user?.email ?? null;
}

/** The sides of an order that the caller stands on: the creator who sold it; anyone who holds its link or reads its buyer's mail. */
export async function sidesOf(ctx: Context, order: OrderRow, token?: string): Promise<OrderSide[]> {
  const { actor } = ctx;
  const sides: OrderSide[] = [];
  if (actor.kind === "system") sides.push("operator");
  if ((actor.kind === "user" || actor.kind === "credential") && actor.profileId === order.profileId)
    sides.push("creator");
  if (token && linkStanding(order, token, ctx.now) === "open") sides.push("buyer");
  else if (actor.kind === "user" && (await isBoughtBy(ctx, actor.userId, order))) sides.push("buyer");
  return sides;
}

/** Whether an account bought it: it ordered it, or reads the mail of who paid. */
async function isBoughtBy(ctx: Context, userId: string, order: OrderRow): Promise<boolean> {
  if (order.buyerUserId === userId) return true;
  if (!order.buyerEmail) return false;
  const email = await verifiedEmailOf(ctx);
  return email?.toLowerCase() === order.buyerEmail.toLowerCase();
}

/**
 * The order, for somebody who may do this with it. Everyone else gets `not_found`: that the order exists, or that another side
 * could do it, is not theirs to know.
 */
export async function orderFor(ctx: Context, id: string, action: OrderAction, token?: string): Promise<FoundOrder> {
  const [order] = await orderById().execute({ id, livemode: ctx.livemode });
  if (!order) throw notFound("The order");
  const sides = await sidesOf(ctx, order, token);
  const allowed: readonly OrderSide[] = ORDER_ACTIONS[action];
  // asked only where it matters: anyone who operates the service reads no order by that
  if (allowed.includes("operator") && (await isOperator(ctx))) sides.push("operator");
  if (!sides.some((side) => allowed.includes(side))) throw notFound("The order");
  return order;
}

/**
 * The order that the account of an app or key bought, for what its scopes allow: nothing that the account sells passes here, as
 * nothing that it bought passes the seller's operations. Throws `not_found`, `insufficient_scope`.
 */
export async function purchaseFor(ctx: Context, id: string, action: OrderAction): Promise<FoundOrder> {
  const { actor } = ctx;
  const scope = PURCHASE_SCOPES[action];
  if (scope) needScope(ctx, scope);
  const [order] = await orderById().execute({ id, livemode: ctx.livemode });
  const buys = actor.kind === "user" || (actor.kind === "credential" && scope !== undefined);
  if (!order || !buys || !(await isBoughtBy(ctx, actor.userId, order))) throw notFound("The order");
  return order;
}

/** The order, where it was bought by the account of an app or key that may do this with it; undefined for everyone else. */
export async function ownPurchase(ctx: Context, id: string, action: OrderAction): Promise<FoundOrder | undefined> {
  if (ctx.actor.kind !== "credential") return undefined;
  try {
    return await purchaseFor(ctx, id, action);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/**
 * The order, for who acts on one of its sides: an app or key as buyer by what its account bought, everyone else as `orderFor` says, if
 * that side is theirs. Throws `not_found`, `insufficient_scope`.
 */
export async function orderAs(
  ctx: Context,
  side: "buyer" | "creator",
  { id, action, token }: { id: string; action: OrderAction; token?: string | undefined },
): Promise<FoundOrder> {
  if (side === "buyer" && ctx.actor.kind === "credential") return purchaseFor(ctx, id, action);
  const order = await orderFor(ctx, id, action, token);
  if (!(await sidesOf(ctx, order, token)).includes(side)) throw notFound("The order");
  return order;
}

/** What pays the creator is asked of a buyer's app or key apart. Throws `insufficient_scope`. */
export function needRelease(ctx: Context): void {
  needScope(ctx, "purchases:accept");
}

/** Whether a token opened this order once and does so no more: its holder is told, and may have a fresh link sent. */
export async function isEndedLink(ctx: Context, id: string, token: string): Promise<boolean> {
  const [order] = await orderById().execute({ id, livemode: ctx.livemode });
  return order !== undefined && linkStanding(order, token, ctx.now) === "ended";
}

/** Whether the account of who is signed in bought this order, and opens it without a link. */
export async function opensWithoutLink(ctx: Context, id: string): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== "user") return false;
  const [order] = await orderById().execute({ id, livemode: ctx.livemode });
  return order !== undefined && isBoughtBy(ctx, actor.userId, order);
}
