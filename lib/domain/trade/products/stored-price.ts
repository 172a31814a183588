import { sha256 } from "@/lib/core/seal";
import { processor } from "@/lib/domain/trade/payments/processor";

/** A product's twin at the payment processor: the price that a flat product's checkout names. */
export type StoredPrice = { processorProductId: string; processorPriceId: string };

/** What the processor keeps of a flat product. `priceCents` in US cents. */
export type PricedProduct = { id: string; name: string; summary: string; priceCents: number };

/** Makes the processor's product and price of a flat product, once for each text and price of it. Throws when the processor refuses. */
export async function createStoredPrice(product: PricedProduct): Promise<StoredPrice> {
  const asked = {
    name: product.name,
    ...(product.summary ? { description: product.summary } : {}),
    default_price_data: { currency: "usd", unit_amount: product.priceCents },
    metadata: { product_id: product.id },
  };
  // a key that was used with other words is refused
  const idempotencyKey = `product:${product.id}:${sha256(JSON.stringify(asked)).toString("base64url")}`;
  const created = await processor().products.create(asked, { idempotencyKey });
  const price = created.default_price;
  if (!price) throw new Error("the processor made a product without its price");
  return { processorProductId: created.id, processorPriceId: typeof price === "string" ? price : price.id };
}

/**
 * A new price for a product that the processor knows: a price's amount never changes there. The one before stays valid, so that
 * checkouts that were opened with it can be paid.
 */
export async function replaceStoredPrice(processorProductId: string, product: PricedProduct): Promise<StoredPrice> {
  const price = await processor().prices.create(
    { product: processorProductId, currency: "usd", unit_amount: product.priceCents },
    { idempotencyKey: `price:${product.id}:${product.priceCents}` },
  );
  await processor().products.update(processorProductId, { default_price: price.id, ...described(product) });
  return { processorProductId, processorPriceId: price.id };
}

/** Takes over what the hosted checkout shows of a product. */
export async function renameStored(processorProductId: string, product: PricedProduct): Promise<void> {
  await processor().products.update(processorProductId, described(product));
}

function described({ name, summary }: PricedProduct) {
  return { name, description: summary };
}
