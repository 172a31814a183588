import type { reviews } from "@/db/schema";
import { env } from "@/lib/core/env";
import { publicName } from "@/lib/domain/trade/reviews/public-name";
import { DEMO_BUYERS, type DemoBuyer, type DemoReview } from "../demo";
import { between, pick } from "../random";
import { paidSession } from "../sandbox";
import { DAY_MS, HOUR_MS, type Source } from "../source";
import { completedSteps, paidSteps, type Sale, type SoldOrder, type Step, sale, soldOrder } from "./sales";
import type { DemoShop } from "./shops";

export type ReviewRow = typeof reviews.$inferInsert;

/** The completed order behind a review, and the review. Work that got one or two stars had come late. */
export function reviewedOrder(source: Source, shop: DemoShop, review: DemoReview): SoldOrder & { review: ReviewRow } {
  const { random } = source;
  const buyer = buyerOf(review.buyer);
  const sold = sale(random, shop, review.productSlug, review.packageSlug ?? null, buyer);
  const written = new Date(source.ago(review.daysAgo).getTime() - between(random, 0, 9 * 60) * 60_000);
  const closed = new Date(written.getTime() - between(random, 60, 30 * 60) * 60_000);
  const made = soldOrder(source, sold, completedSteps(random, sold, closed, review.rating <= 2));
  const replied =
    review.reply && new Date(Math.max(source.ago(review.reply.daysAgo).getTime(), written.getTime() + HOUR_MS));
  return {
    ...made,
    review: {
      id: source.id("rev", written),
      orderId: made.order.id,
      profileId: shop.profileId,
      productId: sold.offer.product_id,
      productTitle: sold.price.title,
      rating: review.rating,
      title: review.title,
      body: review.body,
      buyerName: publicName(buyer.name),
      replyBody: review.reply?.body ?? null,
      repliedAt: replied ?? null,
      createdAt: written,
      updatedAt: written,
    },
  };
}

/** Completed orders that nobody reviewed: about one for two reviews, none for a creator who is new. */
export function quietOrders(source: Source, shop: DemoShop): SoldOrder[] {
  const { random } = source;
  const { reviews, memberSinceDaysAgo, products } = shop.creator;
  const orders: SoldOrder[] = [];
  for (let left = reviews.length === 0 ? 0 : Math.ceil(reviews.length / 2) + between(random, 0, 2); left > 0; left--) {
    const product = pick(random, products);
    const choice = product.kind === "packages" ? pick(random, product.packages, 1.5).slug : null;
    const sold = sale(random, shop, product.slug, choice, pick(random, DEMO_BUYERS));
    const oldest = Math.floor(memberSinceDaysAgo - sold.price.deliveryDays - 6);
    if (oldest < 16) continue;
    const closed = source.ago(between(random, 16, oldest) + random());
    orders.push(soldOrder(source, sold, completedSteps(random, sold, closed, random() < 0.06)));
  }
  return orders;
}

/** What the demo creator has to do: one order to deliver, one that waits for the buyer, one to revise. */
export async function openOrders(source: Source, shop: DemoShop): Promise<SoldOrder[]> {
  const robin = buyerOf("buyer");
  const [first, second] = shop.creator.products;
  if (first?.kind !== "packages" || !second)
    throw new Error("the demo creator sells packages first, then a flat product");
  const [small, middle] = first.packages;
  const pay = (sold: Sale, days: number) => paidSteps(source.random, sold.source, source.ago(days));
  const delivered = (days: number): Step => ({ to: "DELIVERED", at: source.ago(days), actor: "creator" });

  const toDeliver = sale(source.random, shop, first.slug, middle.slug, robin);
  const toAccept = sale(source.random, shop, second.slug, null, robin);
  const toRevise = sale(source.random, shop, first.slug, small.slug, buyerOf("mei"));
  const asked: Step = {
    to: "REVISION_REQUESTED",
    at: source.ago(0.6),
    actor: "buyer",
    note: "Could the second mark be tried in the darker green? The rest is right.",
  };
  return Promise.all([
    openOrder(source, toDeliver, pay(toDeliver, 2.3)),
    openOrder(source, toAccept, [...pay(toAccept, 5.4), delivered(0.9)]),
    openOrder(source, toRevise, [...pay(toRevise, 8.2), delivered(1.7), asked]),
  ]);
}

async function openOrder(source: Source, sold: Sale, steps: Step[]): Promise<SoldOrder> {
  const made = soldOrder(source, sold, steps);
  const { account, products } = sold.shop;
  if (account) {
    const { BASE_URL } = env();
    const request = {
      orderId: made.order.id,
      seller: sold.shop.creator.displayName,
      offer: sold.offer,
      price: sold.price,
      processorPriceId: products.get(sold.offer.slug)?.product.processorPriceId ?? null,
      account,
      feeCents: made.order.feeCents,
      expiresAt: new Date(source.now.getTime() + 0.9 * DAY_MS),
      successUrl: `${BASE_URL}/orders/${made.order.id}/thanks`,
      buyer: null,
      livemode: true,
      cancelUrl: `${BASE_URL}/${sold.shop.creator.handle}`,
    };
    Object.assign(made.order, await paidSession(request, sold.buyer));
  }
  return made;
}

function buyerOf(key: string): DemoBuyer {
  const buyer = DEMO_BUYERS.find((candidate) => candidate.key === key);
  if (!buyer) throw new Error(`there is no demo buyer ${key}`);
  return buyer;
}
