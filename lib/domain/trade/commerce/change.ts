import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { commerceCheckouts } from "@/db/schema";
import type { CheckoutAnswer, CheckoutRequest, CompleteRequest } from "@/lib/contracts/commerce/checkout";
import { type Message, type Refusal, refusedFor } from "@/lib/contracts/commerce/protocol";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { markExpired } from "@/lib/domain/trade/orders/checkout/mark-expired";
import { closeSession } from "@/lib/domain/trade/orders/checkout/quoted";
import { accountOf } from "./create";
import { flatItem, itemOf } from "./item-ids";
import { mayOpen, openFor, unknownClaims } from "./open";
import { linesOf } from "./order-lines";
import type { Platform } from "./platform";
import { type FoundCheckout, findCheckout, holdCheckout, noSuchCheckout } from "./row";
import { statusOf, viewCheckout } from "./view";

type Outcome = CheckoutAnswer | Refusal;

/** A checkout as it stands. Refused for one that is not the caller's. */
export async function getCheckout(ctx: Context, platform: Platform, id: string): Promise<Outcome> {
  const found = await findCheckout(ctx, platform, id);
  return found ? viewCheckout(found.row, found.order, ctx.now) : noSuchCheckout();
}

/**
 * Replaces what a checkout is for; a buyer who is not named stays who they were. Other lines close the order that was open, and open another, as the first call for a person who linked
 * their account does; the same ones leave it. Refused once it is paid, canceled or over. Throws what `mayOpen` throws.
 */
export async function updateCheckout(
  ctx: Context,
  platform: Platform,
  id: string,
  request: CheckoutRequest,
): Promise<Outcome> {
  mayOpen(ctx);
  return changing(ctx, platform, id, "checkout.updated", async (tx, within, found) => {
    const { row, order } = found;
    const told = unknownClaims(request);
    const set = { buyer: request.buyer ?? row.buyer, updatedAt: ctx.now };
    const userId = row.userId ?? accountOf(ctx);
    const linked = userId !== row.userId;
    if (!linked && sameLines(found, request)) return { set: { ...set, messages: told } };
    const note = linked ? "The platform named its buyer." : "The platform changed what is ordered.";
    const refused = await closeOrder(tx, within, order, note);
    if (refused) return { refused };
    const opened = await openFor(within, request);
    const nothing: Message = {
      type: "error",
      code: "item_unavailable",
      content: "Nothing of what was asked for is on sale here.",
      severity: "recoverable",
      path: "$.line_items",
    };
    const empty = { lines: [], messages: [nothing, ...told], pageUrl: env().BASE_URL, orderId: null };
    return { set: { ...set, ...(opened ?? empty), userId } };
  });
}

/** Ends a checkout: its hosted page takes no payment from then on. Refused and throws as `updateCheckout`. */
export async function cancelCheckout(ctx: Context, platform: Platform, id: string): Promise<Outcome> {
  mayOpen(ctx);
  return changing(ctx, platform, id, "checkout.canceled", async (tx, within, { order }) => {
    const refused = await closeOrder(tx, within, order, "The platform canceled the checkout.");
    if (refused) return { refused };
    return { set: { canceledAt: ctx.now, messages: [], updatedAt: ctx.now } };
  });
}

/**
 * Asked to place the order: nothing here takes a payment, so a checkout stays what it is until a person has paid on its page, and says so.
 * Refused for one that is canceled or over.
 */
export async function completeCheckout(
  ctx: Context,
  platform: Platform,
  id: string,
  request: CompleteRequest,
): Promise<Outcome> {
  const found = await findCheckout(ctx, platform, id);
  if (!found) return noSuchCheckout();
  if (statusOf(found.row, found.order, ctx.now) === "canceled") return overFor("canceled");
  const view = viewCheckout(found.row, found.order, ctx.now);
  if (!request.payment?.instruments?.length || view.status === "completed") return view;
  const content = "No payment instrument is taken here, and none was kept: the buyer pays on the page at continue_url.";
  const ignored: Message = { type: "warning", code: "payment_not_accepted", content, path: "$.payment" };
  return { ...view, messages: [...(view.messages ?? []), ignored] };
}

type Change = { set: Partial<typeof commerceCheckouts.$inferInsert> } | { refused: Refusal };

/** Runs a change of an open checkout, held meanwhile, and answers how it stands then. */
async function changing(
  ctx: Context,
  platform: Platform,
  id: string,
  action: "checkout.updated" | "checkout.canceled",
  change: (tx: Transaction, within: Context, found: FoundCheckout) => Promise<Change>,
): Promise<Outcome> {
  return transaction(ctx, async (tx, within) => {
    const found = await holdCheckout(tx, within, platform, id);
    if (!found) return noSuchCheckout();
    const status = statusOf(found.row, found.order, ctx.now);
    if (status === "completed" || status === "canceled") return overFor(status);
    const changed = await change(tx, within, found);
    if ("refused" in changed) return changed.refused;
    await tx.update(commerceCheckouts).set(changed.set).where(eq(commerceCheckouts.id, id));
    await recordAudit(tx, within, null, action, { type: "checkout", id }, { platform: platform.url });
    const after = await holdCheckout(tx, within, platform, id);
    return after ? viewCheckout(after.row, after.order, ctx.now) : noSuchCheckout();
  });
}

/** Closes the order that a checkout had open, at the processor first. Answers a refusal if a person has paid it a moment before. */
async function closeOrder(
  tx: Transaction,
  ctx: Context,
  order: FoundCheckout["order"],
  note: string,
): Promise<Refusal | null> {
  if (!order) return null;
  try {
    if (order.checkoutSessionId) await closeSession(order.checkoutSessionId, ctx);
  } catch (error) {
    if (error instanceof DomainError && error.code === "conflict") return overFor("completed");
    throw error;
  }
  await markExpired(tx, ctx, order.id, { actor: "system", note });
  return null;
}

function overFor(status: "completed" | "canceled"): Refusal {
  const content =
    status === "completed"
      ? "This checkout is paid, and its order placed: nothing of it changes any more."
      : "This checkout is canceled, or its time is over. Open a new one.";
  return refusedFor(`checkout_${status}`, content, env().BASE_URL);
}

/**
 * Whether what is asked for, in any order, is what the order says now, or what the platform asked for before its person chose otherwise:
 * neither undoes their choice.
 */
function sameLines({ row, order }: FoundCheckout, request: CheckoutRequest): boolean {
  const asked = namesOf(request.line_items);
  return order !== null && [row.lines, linesOf(row.lines, order)].some((lines) => namesOf(lines) === asked);
}

/** A product's own id says the same as that of its flat price; of a product with packages no order has either. */
function namesOf(lines: CheckoutRequest["line_items"]): string {
  const named = ({ item: { id } }: (typeof lines)[number]) => (itemOf(id)?.kind === "product" ? flatItem(id) : id);
  return lines
    .map((line) => `${named(line)} ${line.quantity}`)
    .sort()
    .join();
}
