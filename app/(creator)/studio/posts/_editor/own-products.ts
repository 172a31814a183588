import { MAX_PRODUCTS } from "@/lib/contracts/trade/products/products";
import type { Context } from "@/lib/core/context";
import { listProducts } from "@/lib/domain/trade/products/list";

/** What a post can name: the products on sale, and those off sale that it names already. */
export async function ownProducts(
  ctx: Context,
  named: readonly string[] = [],
): Promise<{ id: string; name: string }[]> {
  const { data } = await listProducts(ctx, { limit: MAX_PRODUCTS });
  return data
    .filter((product) => product.status === "active" || named.includes(product.id))
    .map(({ id, name }) => ({ id, name }));
}
