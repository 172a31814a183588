import type { orderDeliveries, orderEvents, orders } from "@/db/schema";
import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";
import { randomToken, sha256 } from "@/lib/core/seal";
import { basisPoints } from "@/lib/core/values/money";
import type { OfferRow } from "@/lib/domain/people/profiles/view";
import { type Price, priceOf } from "@/lib/domain/trade/orders/checkout/price";
import { viewRows } from "@/lib/domain/trade/products/rows";
import type { DemoBuyer } from "../demo";
import { between, pick, type Random, shuffled } from "../random";
import { DAY_MS, HOUR_MS, type Source } from "../source";
import type { DemoShop } from "./shops";

const FEE_BPS = 1_000;
const WINDOW_MS = 72 * HOUR_MS;
const SOURCES = ["site", "site", "site", "site", "mcp", "mcp", "mcp", "mcp", "api"] as const;

/** What one buyer bought. */
export type Sale = {
  shop: DemoShop;
  offer: OfferRow;
  packageSlug: string | null;
  price: Price;
  buyer: DemoBuyer;
  source: (typeof SOURCES)[number];
};

/** A change of an order's state; the first one opens the checkout. With a delivery comes what the creator wrote. */
export type Step = { to: OrderStatus; at: Date; actor: string; note?: string; message?: string };

export type SoldOrder = {
  order: typeof orders.$inferInsert;
  events: (typeof orderEvents.$inferInsert)[];
  deliveries: (typeof orderDeliveries.$inferInsert)[];
};

const HANDED_OVER = "Everything that we agreed on is in it. Tell me if something is not as you expected.";

/** A sale of a given product and package; about a third of packaged ones come with an add-on or two. */
export function sale(
  random: Random,
  shop: DemoShop,
  productSlug: string,
  packageSlug: string | null,
  buyer: DemoBuyer,
): Sale {
  const rows = shop.products.get(productSlug);
  if (!rows) throw new Error(`${shop.creator.handle} has no product ${productSlug}`);
  const offer = viewRows(rows);
  const wanted = random() < 0.35 ? between(random, 1, 2) : 0;
  const addons = shuffled(
    random,
    offer.addons.map((a) => a.addon_id),
  ).slice(0, wanted);
  const price = priceOf(offer, packageSlug ?? undefined, addons);
  return { shop, offer, packageSlug, price, buyer, source: pick(random, SOURCES) };
}

/** How a sale went that closed at `closedAt`. `late`: it was delivered after its time. */
export function completedSteps(random: Random, { shop, price, source }: Sale, closedAt: Date, late: boolean): Step[] {
  const auto = random() < 0.25;
  const delivered = new Date(closedAt.getTime() - (auto ? WINDOW_MS : between(random, 2 * 60, 70 * 60) * 60_000));
  const pace = late ? 1.2 + 0.4 * random() : 0.5 + 0.45 * random();
  const earliest = shop.memberSince.getTime() + DAY_MS;
  const paid = new Date(Math.max(earliest, delivered.getTime() - Math.round(pace * price.deliveryDays * DAY_MS)));
  return [
    ...paidSteps(random, source, paid),
    { to: "DELIVERED", at: delivered, actor: "creator" },
    { to: "COMPLETED", at: closedAt, actor: auto ? "auto" : "buyer" },
  ];
}

/** The checkout and its payment. */
export function paidSteps(random: Random, source: Sale["source"], paid: Date): Step[] {
  const opened = new Date(paid.getTime() - between(random, 60, 1_500) * 1_000);
  return [
    { to: "CHECKOUT_OPEN", at: opened, actor: source },
    { to: "PAID", at: paid, actor: "processor" },
  ];
}

/** The order that a sale and its steps make, with its timeline. */
export function soldOrder(source: Source, sold: Sale, steps: readonly Step[]): SoldOrder {
  const { shop, offer, price, buyer } = sold;
  const times = (to: OrderStatus) => steps.filter((step) => step.to === to);
  const opened = steps[0]?.at ?? source.now;
  const last = steps.at(-1);
  const delivering = times("DELIVERED");
  const delivered = delivering.at(-1)?.at ?? null;
  const completed = times("COMPLETED")[0];
  const id = source.id("ord", opened);
  const order: SoldOrder["order"] = {
    id,
    profileId: shop.profileId,
    productId: offer.product_id,
    productTitle: price.title,
    packageSlug: sold.packageSlug,
    status: last?.to ?? "CHECKOUT_OPEN",
    amountCents: price.amountCents,
    feeCents: basisPoints(price.amountCents, FEE_BPS),
    currency: "usd",
    lines: price.lines,
    deliveryDays: price.deliveryDays,
    revisionsAllowed: price.revisions,
    source: sold.source,
    buyerEmail: buyer.email,
    buyerName: buyer.name,
    linkTokenHash: sha256(randomToken()),
    checkoutSessionId: null,
    paymentIntentId: null,
    expiresAt: new Date(opened.getTime() + DAY_MS),
    paidAt: times("PAID")[0]?.at ?? null,
    deliveredAt: delivered,
    deliveryNumber: delivering.length,
    revisionsUsed: times("REVISION_REQUESTED").length,
    acceptBy: delivered && last?.to !== "REVISION_REQUESTED" ? new Date(delivered.getTime() + WINDOW_MS) : null,
    acceptedBy: completed ? (completed.actor === "auto" ? "auto" : "buyer") : null,
    closedAt: completed?.at ?? null,
    createdAt: opened,
    updatedAt: last?.at ?? opened,
  };
  const events = steps.map(({ to, at, actor, note }, index) => ({
    orderId: id,
    at,
    actor: actor === "auto" ? "system" : actor,
    from: steps[index - 1]?.to ?? null,
    to,
    note:
      note ?? (to === "DELIVERED" ? `Delivery ${steps.slice(0, index + 1).filter((s) => s.to === to).length}` : null),
  }));
  const deliveries = delivering.map(({ at, message = HANDED_OVER }, index) => ({
    orderId: id,
    number: index + 1,
    message,
    createdAt: at,
  }));
  return { order, events, deliveries };
}
