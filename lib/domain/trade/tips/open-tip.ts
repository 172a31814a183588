import { and, eq, inArray } from "drizzle-orm";
import type Stripe from "stripe";
import { orderTips, profiles } from "@/db/schema";
import { LARGEST_TIP, LEAST_TIP, type TipCheckoutView } from "@/lib/contracts/trade/orders/settlements";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { conflict, DomainError, invalidField, notFound } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { formatMoney } from "@/lib/core/values/money";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { purchaserOf, reserveSpending } from "@/lib/domain/platform/spending/reserve";
import { orderAs } from "@/lib/domain/trade/orders/access/access";
import { buyerOrderPath } from "@/lib/domain/trade/orders/access/link";
import { knownBuyer, paidBy } from "@/lib/domain/trade/orders/checkout/known-buyer";
import { closeSession } from "@/lib/domain/trade/orders/checkout/quoted";
import { holdOrder } from "@/lib/domain/trade/orders/refunds/reckon";
import { modeTag } from "@/lib/domain/trade/payments/mode-tag";
import { processor } from "@/lib/domain/trade/payments/processor";
import { expireTip } from "./expire-tip";

type Tipping = { orderId: string; token?: string | undefined; cents: number };

/**
 * Opens the payment of a tip for a completed order and answers its page: all of it goes to the creator. One tip for each order; asked
 * again while it waits to be paid, the same page is answered, and for another amount a new one in its place. What an app opens counts against its limits, and closes nobody else's page. Throws `not_found`, `invalid_state_transition`, `conflict`, `validation_error`,
 * `spend_limit_exceeded`.
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
    })
    .from(profiles)
    .where(eq(profiles.id, found.profileId));
  const destination = ctx.livemode ? seller?.account : null;
  if (ctx.livemode && (!destination || !seller?.enabled))
    throw conflict(`${found.displayName} cannot take payments now. Nothing was charged.`);
  const purchaser = purchaserOf(ctx);
  const { tip, instead } = await transaction(ctx, async (tx, within) => {
    const order = await holdOrder(tx, within, orderId);
    if (!order) throw notFound("The order");
    if (order.status !== "COMPLETED")
      throw new DomainError(
        "invalid_state_transition",
        `The order is ${order.status}; a tip can be given once it is COMPLETED.`,
      );
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
    const [known] = tips;
    if (known?.cents === cents) return { tip: known, instead: null };
    // another amount: what was chosen before is no longer paid. Should it be all the same, the second payment goes back
    if (known && purchaser && known.apiKeyId !== purchaser.credential.id)
      throw conflict(
        `A tip of ${formatMoney(known.cents)} that you did not open waits to be paid. The person can change it on the order's page.`,
      );
    if (known) await expireTip(tx, eq(orderTips.id, known.id));
    const categories = seller?.categories ?? [];
    const spent = purchaser && {
      apiKeyId: purchaser.credential.id,
      spendMonth: await reserveSpending(tx, ctx, purchaser, { what: "tip", amountCents: cents, categories }),
    };
    const id = newId("tip", ctx.now.getTime());
    const row = { id, orderId, cents, livemode: ctx.livemode, createdAt: ctx.now, ...spent };
    const [made] = await tx.insert(orderTips).values(row).returning();
    if (!made) throw new Error("the tip was not written");
    await recordAudit(tx, within, order.profileId, "tip.opened", { type: "order", id: orderId }, { tip: id, cents });
    return { tip: made, instead: known?.sessionId ?? null };
  });
  if (instead) await closeSession(instead, ctx);
  // who has paid sees the tip where the order tells of its money
  const page = `${env().BASE_URL}${token ? buyerOrderPath(orderId) : `/orders/${orderId}`}`;
  const metadata = { tip_id: tip.id, ...modeTag(ctx) };
  const buyer = await knownBuyer(ctx);
  const asked: Stripe.Checkout.SessionCreateParams = {
    mode: "payment",
    line_items: [
      {
        quantity: 1,
        price_data: { currency: "usd", unit_amount: cents, product_data: { name: `Tip for ${found.productTitle}` } },
      },
    ],
    ...(buyer && paidBy(buyer)),
    metadata,
    payment_intent_data: { ...(destination && { transfer_data: { destination } }), metadata },
    success_url: `${page}#money`,
    cancel_url: page,
  };
  // a page with somebody's cards is theirs alone, and leads back to where it was opened
  const idempotencyKey = `tip:${tip.id}:${sha256(JSON.stringify(asked)).toString("hex")}`;
  const session = await processor(ctx).checkout.sessions.create(asked, { idempotencyKey });
  await ctx.db.update(orderTips).set({ sessionId: session.id }).where(eq(orderTips.id, tip.id));
  if (!session.url) throw conflict("This tip has been paid, or its page has closed. Reload the order.");
  return { checkout_url: session.url, amount_cents: cents, currency: "usd" };
}
