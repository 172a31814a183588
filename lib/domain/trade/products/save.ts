import { products } from "@/db/schema";
import type { ProductForm } from "@/lib/contracts/trade/products/product-form";
import type { ProductView } from "@/lib/contracts/trade/products/products";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { requireUnchanged } from "@/lib/domain/platform/access/unchanged";
import { restoreProduct } from "./archive";
import { createProduct } from "./create";
import { updateProduct } from "./update";

/**
 * What the editor's buttons do: puts a product on sale, keeps it as a draft, or changes one, which stays where it is unless it is a draft
 * that is published. Throws as the verbs that it calls, and `conflict` where it was changed after the form's `version`.
 */
export async function saveProduct(ctx: Context, { id, version, intent, product }: ProductForm): Promise<ProductView> {
  if (!id) return createProduct(ctx, product, undefined, intent === "draft" ? "draft" : "active");
  return transaction(ctx, async (tx, within) => {
    await requireUnchanged(tx, products, id, version);
    const saved = await updateProduct(within, id, product);
    return saved.status === "draft" && intent === "publish" ? restoreProduct(within, id) : saved;
  });
}
