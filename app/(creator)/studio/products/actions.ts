"use server";

import { refresh } from "next/cache";
import { OneProduct, ProductForm } from "@/lib/contracts/trade/products/product-form";
import { ProductOrder } from "@/lib/contracts/trade/products/products";
import { archiveProduct, restoreProduct } from "@/lib/domain/trade/products/archive";
import { reorderProducts } from "@/lib/domain/trade/products/reorder";
import { saveProduct } from "@/lib/domain/trade/products/save";
import { action } from "@/lib/transports/actions/action";

/** Puts a product on sale, keeps it as a draft, or changes one. The editor goes on by itself. */
export const saveProductAction = action(ProductForm, async (ctx, input) => {
  const product = await saveProduct(ctx, input);
  refresh(); // the way back shows it
  return product;
});

/** Takes a product off sale. */
export const archiveProductAction = action(OneProduct, async (ctx, { id }) => {
  const product = await archiveProduct(ctx, id);
  refresh();
  return product;
});

/** Puts an archived product back on sale, or publishes a draft. */
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
