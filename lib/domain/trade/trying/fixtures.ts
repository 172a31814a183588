import { and, asc, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orders, productPackages, products, profiles } from "@/db/schema";
import type { Fixture, MadeFixtureView, NewFixture } from "@/lib/contracts/trade/test-mode";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import type { FoundOrder } from "@/lib/domain/trade/orders/access/access";
import { markPaid } from "@/lib/domain/trade/orders/checkout/mark-paid";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import { dispute } from "@/lib/domain/trade/orders/closing/dispute";
import { thisOrder } from "@/lib/domain/trade/orders/move";
import { accept } from "@/lib/domain/trade/orders/work/accept-delivery";
import { deliver } from "@/lib/domain/trade/orders/work/deliver";
import { sendBack } from "@/lib/domain/trade/orders/work/request-revision";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { requireTest } from "./require-test";

const FIRST_PACKAGE = sql`select ${productPackages.slug} from ${productPackages}
  where ${productPackages.productId} = ${products.id} order by ${productPackages.position} limit 1`;

/** The buyer of every fixture. The domain is one that can never exist (RFC 2606). */
const BUYER = { name: "Test Buyer", email: "test-buyer@example.invalid" };
const CARD = { card: "4242424242424242", expiry: "12/34", cvc: "123" };

type Step = (ctx: Context, order: FoundOrder) => Promise<unknown>;

const pay: Step = (ctx, { checkoutSessionId }) =>
  transaction(ctx, async (tx, within) => {
    const id = checkoutSessionId ?? "";
    const { outcome } = await payCheckout(id, { ...BUYER, ...CARD }, ctx.now);
    if (outcome !== "paid") throw conflict("The sandbox did not take the payment of the test order. Try again.");
    // its webhook comes too, and finds the order paid
    await markPaid(tx, within, await processor(ctx).checkout.sessions.retrieve(id));
  });
const delivering: Step = (ctx, { id }) => deliver(ctx, id, { message: "A delivery made for a test.", links: [] });

const STEPS: Record<Fixture, readonly Step[]> = {
  "order.created": [],
  "order.paid": [pay],
  "order.delivered": [pay, delivering],
  "order.revision_requested": [
    pay,
    delivering,
    (ctx, order) => sendBack(asBuyer(ctx), order, "A revision asked for in a test."),
  ],
  "order.completed": [pay, delivering, (ctx, order) => accept(asBuyer(ctx), order)],
  "order.disputed": [pay, delivering, (ctx, order) => dispute(asBuyer(ctx), order, "A dispute made for a test.")],
};

const asBuyer = (ctx: Context): Context => ({ ...ctx, actor: { kind: "anonymous" } });

/** The account itself, as it buys on the pages: it then finds its fixture among its purchases. */
function asAccount(ctx: Context): Context {
  const { userId, profileId } = requireAccount(ctx);
  return { ...ctx, actor: { kind: "user", userId, profileId, sessionId: "", email: "" } };
}

/** The first product on sale: of one creator in their order, else the oldest of all. */
async function firstProduct(tx: Transaction, profileId: string | null) {
  const [found] = await tx
    .select({
      displayName: profiles.displayName,
      handle: profiles.handle,
      product_id: products.id,
      tier_id: sql<string | null>`(${FIRST_PACKAGE})`,
    })
    .from(products)
    .innerJoin(profiles, eq(profiles.id, products.profileId))
    .where(and(eq(products.status, "active"), profileId ? eq(products.profileId, profileId) : SHOWN))
    .orderBy(...(profileId ? [asc(products.position)] : []), asc(products.id))
    .limit(1);
  return found;
}

/**
 * Makes a test order of the account's first product on sale and takes it to a state: by the verbs of buyer and creator, so with the same
 * events. An account that sells nothing gets one of another creator's, as its buyer, and hears of it as the seller would. Throws
 * `not_found` where nobody sells anything, `conflict` in live mode.
 */
export async function makeFixture(ctx: Context, { type }: NewFixture): Promise<MadeFixtureView> {
  requireTest(ctx);
  const account = requireAccount(ctx);
  return transaction(ctx, async (tx, within) => {
    const own = account.profileId ? await firstProduct(tx, account.profileId) : undefined;
    const sold = own ?? (await firstProduct(tx, null));
    if (!sold) throw notFound("A product that is on sale");
    const { displayName, handle, product_id } = sold;
    const input = { handle, product_id, tier_id: sold.tier_id ?? undefined, addon_ids: [] };
    const buyer = own ? asBuyer(within) : asAccount(within);
    const { order_id } = await openCheckout(buyer, input, "api", [], !own);
    const present = async (): Promise<FoundOrder> => {
      const [order] = await tx.select().from(orders).where(thisOrder(within, order_id));
      if (!order) throw new Error("the fixture was not written");
      return { ...order, handle, displayName };
    };
    for (const step of STEPS[type]) await step(within, await present());
    const order = await present();
    await recordAudit(tx, within, ownerIdOf(account), "fixture.created", { type: "order", id: order_id }, { type });
    return { type, order_id, status: order.status };
  });
}
