import { and, eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { orderTips } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/seal";
import { knownBuyer, paidBy } from "@/lib/domain/trade/orders/checkout/known-buyer";
import { closeSession } from "@/lib/domain/trade/orders/checkout/quoted";
import { modeTag } from "@/lib/domain/trade/payments/mode-tag";
import { processor } from "@/lib/domain/trade/payments/processor";

/** What a page takes, for whose account, and where it leads back to. */
type Page = { title: string; cents: number; destination: string | null | undefined; back: string };

/** The session of the tip that waits so far, and whether the page is to be for the same tip. */
type Replaced = { former: string | null; same: boolean };

/**
 * The processor's page on which a tip is paid: the one that is open where it is for the same tip and would be the same page, else a new one
 * in its place. A page with somebody's cards is theirs alone, and leads back to where it was opened. The tip is what `write` answers once a
 * new page is needed. The former page is closed last, while the order is held, so that none is forgotten that could still be paid; what
 * throws before leaves it. Throws `conflict` for one that was paid a moment ago, and what `write` throws.
 */
export async function tipPage(
  tx: Transaction,
  ctx: Context,
  page: Page,
  { former, same }: Replaced,
  write: () => Promise<{ id: string }>,
): Promise<string> {
  const { sessions } = processor(ctx).checkout;
  const asked = await paramsOf(ctx, page);
  const mark = sha256(JSON.stringify(asked)).toString("hex");
  const before = former && same ? await sessions.retrieve(former) : null;
  if (before?.status === "open" && before.url && before.metadata?.page === mark) return before.url;
  const tip = await write();
  const tag = { tip_id: tip.id, ...modeTag(ctx) };
  const session = await sessions.create(
    {
      ...asked,
      metadata: { ...tag, page: mark },
      payment_intent_data: { ...asked.payment_intent_data, metadata: tag },
    },
    { idempotencyKey: `tip:${tip.id}:${ctx.requestId}:${former ?? "first"}` },
  );
  try {
    if (!session.url) throw conflict("The page of this tip has closed. Reload the order.");
    // the row first: that the former page was closed is news of no tip then
    const own = and(eq(orderTips.id, tip.id), eq(orderTips.livemode, ctx.livemode));
    await tx.update(orderTips).set({ sessionId: session.id }).where(own);
    if (former) await closeSession(former, ctx);
    return session.url;
  } catch (error) {
    await closeSession(session.id, ctx);
    throw error;
  }
}

async function paramsOf(
  ctx: Context,
  { title, cents, destination, back }: Page,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const buyer = await knownBuyer(ctx);
  const price_data = { currency: "usd", unit_amount: cents, product_data: { name: `Tip for ${title}` } };
  return {
    mode: "payment",
    line_items: [{ quantity: 1, price_data }],
    ...(buyer && paidBy(buyer)),
    ...(destination && { payment_intent_data: { transfer_data: { destination } } }),
    success_url: `${back}#money`,
    cancel_url: back,
  };
}
