import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orderTips, products, profiles } from "@/db/schema";
import { LARGEST_TIP, LEAST_TIP, type TipCheckoutView } from "@/lib/contracts/trade/orders/settlements";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { conflict, invalidField, notFound, WrongState } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { formatMoney } from "@/lib/core/values/money";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { type Purchaser, purchaserOf, reserveSpending } from "@/lib/domain/platform/spending/reserve";
import { categoriesOf } from "@/lib/domain/platform/taxonomy/taxonomy";
import { orderAs } from "@/lib/domain/trade/orders/access/access";
import { buyerOrderPath } from "@/lib/domain/trade/orders/access/link";
import { lockOrder } from "@/lib/domain/trade/orders/refunds/reckon";
import { expireTip } from "./expire-tip";
import { tipPage } from "./tip-page";

type Tipping = { orderId: string; token?: string | undefined; cents: number };
type Tip = typeof orderTips.$inferSelect;

/**
 * Opens the payment of a tip for a completed order and answers its page: all of it goes to the creator. One tip for each order, with one page:
 * asked again while it waits to be paid, who opened it gets the same, and anything else a new one in its place. What an app opens counts
 * against its limits; it neither gets nor closes a page that somebody else opened, for its limits were not asked. Throws `not_found`,
 * `invalid_state_transition`, `conflict`, `validation_error`, `spend_limit_exceeded`.
 */
export async function openTip(ctx: Context, { orderId, token, cents }: Tipping): Promise<TipCheckoutView> {
  if (!Number.isInteger(cents) || cents < LEAST_TIP || cents > LARGEST_TIP)
    throw invalidField("amount_cents", `must be from ${formatMoney(LEAST_TIP)} to ${formatMoney(LARGEST_TIP)}`);
  const found = await orderAs(ctx, "buyer", { id: orderId, action: "tip", token });
  const [seller] = await ctx.db
    .select({
      account: profiles.processorAccountId,
      enabled: profiles.payoutsEnabled,
      categories: profiles.categories,
      subcategories: products.subcategories,
    })
    .from(profiles)
    .innerJoin(products, eq(products.id, found.productId))
    .where(eq(profiles.id, found.profileId));
  const destination = ctx.livemode ? seller?.account : null;
  if (ctx.livemode && (!destination || !seller?.enabled))
    throw conflict(`${found.displayName} cannot take payments now. Nothing was charged.`);
  const purchaser = purchaserOf(ctx);
  // who has paid sees the tip where the order tells of its money
  const back = `${env().BASE_URL}${token ? buyerOrderPath(orderId) : `/orders/${orderId}`}`;
  const checkout_url = await transaction(ctx, async (tx, within) => {
    const known = await openTipOf(tx, within, orderId);
    const apiKeyId = purchaser?.credential.id ?? null;
    if (known && purchaser && known.apiKeyId !== apiKeyId)
      throw conflict(
        `A tip of ${formatMoney(known.cents)} that you did not open waits to be paid. The person can change it on the order's page.`,
      );
    const same = known?.cents === cents && known.apiKeyId === apiKeyId;
    const page = { title: found.productTitle, cents, destination, back };
    const replaced = { former: known?.sessionId ?? null, same };
    return tipPage(tx, within, page, replaced, async () => {
      if (known && same) return known;
      if (known) await expireTip(tx, within, eq(orderTips.id, known.id));
      const { profileId } = found;
      const categories = seller ? categoriesOf(seller, seller) : [];
      return writeTip(tx, within, { orderId, profileId, cents, purchaser, categories });
    });
  });
  return { checkout_url, amount_cents: cents, currency: "usd" };
}

/** The tip of an order that waits to be paid; the order is held. Throws `not_found`, `invalid_state_transition`, `conflict` for one that was paid. */
async function openTipOf(tx: Transaction, ctx: Context, orderId: string): Promise<Tip | null> {
  const order = await lockOrder(tx, ctx, orderId);
  if (!order) throw notFound("The order");
  if (order.status !== "COMPLETED")
    throw new WrongState("order", order.status, "a tip can be given once it is COMPLETED.", "no tip can be given now");
  const tips = await tx
    .select()
    .from(orderTips)
    .where(
      and(
        eq(orderTips.orderId, orderId),
        eq(orderTips.livemode, ctx.livemode),
        inArray(orderTips.status, ["OPEN", "PAID", "REFUNDED"]),
      ),
    );
  if (tips.some(({ status }) => status !== "OPEN"))
    throw conflict("You have tipped for this order already. Thank you.");
  return tips[0] ?? null;
}

type NewTip = Pick<Tip, "orderId" | "cents"> & {
  profileId: string;
  purchaser: Purchaser | undefined;
  categories: readonly string[];
};

/** Writes a tip, and what is counted of its app's limits. Throws `spend_limit_exceeded`. */
async function writeTip(
  tx: Transaction,
  ctx: Context,
  { orderId, cents, profileId, purchaser, categories }: NewTip,
): Promise<Tip> {
  const spent = purchaser && {
    apiKeyId: purchaser.credential.id,
    spendMonth: await reserveSpending(tx, ctx, purchaser, { what: "tip", amountCents: cents, categories }),
  };
  const id = newId("tip", ctx.now.getTime());
  const row = { id, orderId, cents, livemode: ctx.livemode, createdAt: ctx.now, ...spent };
  const [made] = await tx.insert(orderTips).values(row).returning();
  if (!made) throw new Error("the tip was not written");
  await recordAudit(tx, ctx, profileId, "tip.opened", { type: "order", id: orderId }, { tip: id, cents });
  return made;
}
