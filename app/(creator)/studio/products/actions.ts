"use server";

import { refresh } from "next/cache";
import { OneProduct, ProductForm, ProductOrder } from "@/lib/contracts/trade/products";
import { archiveProduct, restoreProduct } from "@/lib/domain/trade/products/archive";
import { createProduct } from "@/lib/domain/trade/products/create";
import { reorderProducts } from "@/lib/domain/trade/products/reorder";
import { updateProduct } from "@/lib/domain/trade/products/update";
import { action } from "@/lib/transports/actions/action";

/** Puts a product on sale, or changes one. The editor goes back to the list itself. */
export const saveProductAction = action(ProductForm, (ctx, { id, product }) =>
  id ? updateProduct(ctx, id, product) : createProduct(ctx, product),
);

/** Takes a product off sale. */
export const archiveProductAction = action(OneProduct, async (ctx, { id }) => {
  const product = await archiveProduct(ctx, id);
  refresh();
  return product;
});

/** Puts an archived product back on sale. */
export const restoreProductAction = action(OneProduct, async (ctx, { id }) => {
  const product = await restoreProduct(ctx, id);
  refresh();
  return product;
});

/** Puts the products in another order. */
export const reorderProductsAction = action(ProductOrder, async (ctx, { ids }) => {
  await reorderProducts(ctx, ids);
  refresh();
  return null;
});
