import { processor } from "@/lib/payments/processor";

/** A product's twin at the payment processor: the price that a flat product's checkout names. */
export type StoredPrice = { processorProductId: string; processorPriceId: string };

/** Makes the processor's product and price of a flat product, once per `id`. `priceCents` in US cents. Throws when the processor refuses. */
export async function createStoredPrice(product: {
  id: string;
  name: string;
  summary: string;
  priceCents: number;
}): Promise<StoredPrice> {
  const created = await processor().products.create(
    {
      name: product.name,
      ...(product.summary ? { description: product.summary } : {}),
      default_price_data: { currency: "usd", unit_amount: product.priceCents },
      metadata: { product_id: product.id },
    },
    { idempotencyKey: `product:${product.id}` },
  );
  const price = created.default_price;
  if (!price) throw new Error("the processor made a product without its price");
  return { processorProductId: created.id, processorPriceId: typeof price === "string" ? price : price.id };
}
