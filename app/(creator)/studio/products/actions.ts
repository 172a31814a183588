"use server";

import { refresh } from "next/cache";
import { type ActionState, action } from "@/lib/actions/action";
import { OneProduct, ProductForm, ProductOrder, type ProductView } from "@/lib/contracts/products";
import { archiveProduct, restoreProduct } from "@/lib/products/archive";
import { createProduct } from "@/lib/products/create";
import { reorderProducts } from "@/lib/products/reorder";
import { updateProduct } from "@/lib/products/update";

const save = action(ProductForm, (ctx, { id, product }) =>
  id ? updateProduct(ctx, id, product) : createProduct(ctx, product),
);

const archive = action(OneProduct, async (ctx, { id }) => {
  const product = await archiveProduct(ctx, id);
  refresh();
  return product;
});

const restore = action(OneProduct, async (ctx, { id }) => {
  const product = await restoreProduct(ctx, id);
  refresh();
  return product;
});

const reorder = action(ProductOrder, async (ctx, { ids }) => {
  await reorderProducts(ctx, ids);
  refresh();
  return null;
});

/** Puts a product on sale, or changes one. The editor goes back to the list itself. */
export async function saveProductAction(
  previous: ActionState<ProductView>,
  form: FormData,
): Promise<ActionState<ProductView>> {
  return save(previous, form);
}

/** Takes a product off sale. */
export async function archiveProductAction(
  previous: ActionState<ProductView>,
  form: FormData,
): Promise<ActionState<ProductView>> {
  return archive(previous, form);
}

/** Puts an archived product back on sale. */
export async function restoreProductAction(
  previous: ActionState<ProductView>,
  form: FormData,
): Promise<ActionState<ProductView>> {
  return restore(previous, form);
}

/** Puts the products in another order. */
export async function reorderProductsAction(previous: ActionState<null>, form: FormData): Promise<ActionState<null>> {
  return reorder(previous, form);
}
