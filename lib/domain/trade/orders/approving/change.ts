import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "@/db/client";
import { type ApprovalChange, approvals, orders } from "@/db/schema";
import type { ApprovalState, ChangeApproval } from "@/lib/contracts/trade/orders/approvals";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { basisPoints, formatMoney } from "@/lib/core/values/money";
import { ownerIdOf, requirePerson } from "@/lib/domain/platform/access/require";
import { moveSpending } from "@/lib/domain/platform/spending/move";
import { tellApproval } from "../approvals/tell";
import { viewApprovalState } from "../approvals/view";
import { amendBrief } from "../briefing/submit";
import { type Price, priceOf } from "../checkout/price";
import { type OrderRow, thisOrder } from "../move";
import { noteStep } from "../note-step";
import { type Choices, choicesOf, chosenIn, mayChange } from "./choices";
import { holdApproval, TO_DECIDE } from "./hold";
import { openPageOf, replacePage } from "./pay-page";

type Wanted = z.output<typeof ChangeApproval>;

/**
 * The person's "like this instead": another package, other add-ons, another brief, before they pay. The checkout that was open is closed
 * and a page of their own opened; what is counted against the app's limits moves with the price, and the app reads what was changed.
 * Choices that stay keep the price that they were ordered at. Throws what `choicesOf` and `replacePage` throw, `validation_error`,
 * `conflict` for what costs another amount than was shown or was changed meanwhile, and `spend_limit_exceeded`.
 */
export async function change(ctx: Context, wanted: Wanted): Promise<ApprovalState> {
  const account = requirePerson(ctx, TO_DECIDE);
  const price = priceWanted(await choicesOf(ctx, wanted.id), wanted);
  return transaction(ctx, async (tx, within) => {
    const { approval, order } = await holdApproval(tx, within, wanted.id);
    mayChange(approval, order);
    openPageOf(within, order);
    if ((approval.change?.at ?? "") !== wanted.since)
      throw conflict("You changed this in another window meanwhile. Look at it again.");
    if (!price && !wanted.told) return viewApprovalState(approval);
    const changed = price ? otherwise(within, order, wanted, price) : order;
    const write = async () => {
      if (price) await writeChoices(tx, within, order, changed);
      if (wanted.told) await amendBrief(within, order.id, wanted.told);
    };
    await (price ? replacePage(tx, within, approval, changed, write) : write());
    const { packageSlug: tier_id, lines, amountCents: amount_cents } = order;
    const set: ApprovalChange = {
      at: ctx.now.toISOString(),
      before: approval.change?.before ?? { tier_id, lines, amount_cents },
      brief_changed: wanted.told !== undefined || (approval.change?.brief_changed ?? false),
    };
    const [row] = await tx.update(approvals).set({ change: set }).where(eq(approvals.id, approval.id)).returning();
    if (!row) throw new Error("an approval that is held is gone");
    await tellApproval(tx, within, row, changed, ownerIdOf(account), "approval.changed");
    return viewApprovalState(row);
  });
}

/** What the choices cost where they are others than the order's; null where they are the same. */
function priceWanted({ order, offer, closed }: Choices, wanted: Wanted): Price | null {
  const { tier, addons } = chosenIn(order);
  const { tier_id = null, addon_ids, shown_cents } = wanted;
  const asked = new Set(addon_ids);
  const same = tier_id === tier && asked.size === addons.length && addons.every((slug) => asked.has(slug));
  if (!same && !offer) throw conflict(closed ?? "This is not on sale any more. Nothing was changed.");
  const price = same || !offer ? null : priceOf(offer, wanted.tier_id, addon_ids);
  const cents = price?.amountCents ?? order.amountCents;
  if (cents !== shown_cents)
    throw conflict(`It costs ${formatMoney(cents)} now, and not what the page showed. Look at it again.`);
  return price;
}

/** The order with other choices. */
function otherwise(ctx: Context, order: OrderRow, wanted: Wanted, price: Price): OrderRow {
  return {
    ...order,
    productTitle: price.title,
    packageSlug: wanted.tier_id ?? null,
    amountCents: price.amountCents,
    feeCents: basisPoints(price.amountCents, env().PLATFORM_FEE_BPS),
    lines: price.lines,
    deliveryDays: price.deliveryDays,
    revisionsAllowed: price.revisions,
    updatedAt: ctx.now,
  };
}

/** Writes them, and counts their price against what the app may spend. */
async function writeChoices(tx: Transaction, ctx: Context, before: OrderRow, after: OrderRow): Promise<void> {
  await moveSpending(tx, before, after.amountCents);
  await tx.update(orders).set(after).where(thisOrder(ctx, after.id));
  await noteStep(tx, ctx, before, { actor: "buyer", note: "The buyer chose otherwise before paying" });
}
