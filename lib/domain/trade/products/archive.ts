import { and, count, eq, max } from "drizzle-orm";
import { products } from "@/db/schema";
import { MAX_PRODUCTS, type ProductView } from "@/lib/contracts/trade/products/products";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";
import { holdProfile } from "@/lib/domain/platform/access/hold-profile";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { tooManyProducts } from "./create";
import { judgeProduct } from "./judge";
import { readProduct } from "./read-own";
import { createStoredPrice } from "./stored-price";
import { lockOwnProduct } from "./update";

/**
 * Takes a product of the acting creator off sale: no new checkout opens for it, its orders go on. Again changes nothing. Throws
 * `not_found`.
 */
export async function archiveProduct(ctx: Context, id: string): Promise<ProductView> {
  return changeStatus(ctx, id, "archived");
}

/**
 * Puts an archived product back on sale, or publishes a draft, last in the list; a flat price that the processor does not know is made
 * there. Throws `not_found`, `conflict` past `MAX_PRODUCTS`, `service_unavailable` without a processor.
 */
export async function restoreProduct(ctx: Context, id: string): Promise<ProductView> {
  return changeStatus(ctx, id, "active");
}

async function changeStatus(ctx: Context, id: string, status: "active" | "archived"): Promise<ProductView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const known = await lockOwnProduct(tx, profileId, id);
    if (known.status === status) return readProduct(tx, id);
    if (status === "active" && known.hiddenAt)
      throw conflict("An operator has taken this product down: it cannot be put back on sale.");
    // two restores at once must not both find the last free place; after the product, as wherever figures are computed
    await holdProfile(tx, profileId);
    if (status === "active") await judgeProduct(tx, ctx, known);
    let position = known.position;
    if (status === "active") {
      const own = eq(products.profileId, profileId);
      const [last] = await tx
        .select({ position: max(products.position) })
        .from(products)
        .where(own);
      const [active] = await tx
        .select({ n: count() })
        .from(products)
        .where(and(own, eq(products.status, "active")));
      if ((active?.n ?? 0) >= MAX_PRODUCTS) throw tooManyProducts();
      position = (last?.position ?? -1) + 1;
    }
    const stored = status === "active" && known.kind === "flat" && !known.processorPriceId;
    const price = stored ? await createStoredPrice(known) : {};
    await tx
      .update(products)
      .set({ ...price, status, position, updatedAt: ctx.now })
      .where(eq(products.id, id));
    await recomputeProfile(tx, profileId, ctx.now);
    const back = known.status === "draft" ? "product.published" : "product.restored";
    const action = status === "active" ? back : "product.archived";
    await recordAudit(tx, ctx, profileId, action, { type: "product", id }, { name: known.name });
    return readProduct(tx, id);
  });
}
