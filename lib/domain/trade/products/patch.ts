import { eq } from "drizzle-orm";
import { products } from "@/db/schema";
import type { ProductPatch } from "@/lib/contracts/trade/products/product-operations";
import { NewProduct, type ProductView } from "@/lib/contracts/trade/products/products";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { mergeMetadata } from "@/lib/core/values/metadata";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { readProduct } from "./read-own";
import { lockOwnProduct, updateProduct } from "./update";

/**
 * Changes what `patch` names of a product of the acting creator; an empty patch changes nothing. Throws as `updateProduct`, and
 * `validation_error` for what does not go with the product's kind of price.
 */
export async function patchProduct(ctx: Context, id: string, patch: ProductPatch): Promise<ProductView> {
  const profileId = requireProfile(ctx);
  const { metadata, ...rest } = patch;
  return transaction(ctx, async (tx, within) => {
    const { tagsChosen, metadata: kept } = await lockOwnProduct(tx, profileId, id);
    if (metadata !== undefined) {
      const merged = mergeMetadata(kept, metadata);
      await tx.update(products).set({ metadata: merged, updatedAt: ctx.now }).where(eq(products.id, id));
      await recordAudit(tx, ctx, profileId, "product.updated", { type: "product", id }, { fields: ["metadata"] });
    }
    const known = await readProduct(tx, id);
    if (Object.keys(rest).length === 0) return known;
    return updateProduct(within, id, asNewProduct({ ...asSent(known, tagsChosen, patch), ...rest }));
  });
}

/** Fields of a product as one that can be written. Throws `validation_error` on the first that does not fit. */
export function asNewProduct(fields: object): NewProduct {
  const parsed = NewProduct.safeParse(fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  if (unknown) throw invalidField(unknown, "does not go with this kind of price");
  throw invalidField(issue?.path.join(".") ?? "kind", issue?.message ?? "does not fit");
}

/** A product as its creator would send it again. Pictures are left out: what is not sent of them stays. */
function asSent(known: ProductView, tagsChosen: boolean, patch: ProductPatch) {
  const { kind: was, name, slug, summary, description, requirements, skills } = known;
  const kind = patch.kind ?? was;
  const priced =
    kind === "flat"
      ? { price_cents: known.price_cents, delivery_days: known.delivery_days, revisions: known.revisions }
      : { packages: known.packages.map(({ tier_id, ...rest }) => ({ ...rest, slug: tier_id })) };
  return {
    ...{ name, slug, summary, description, requirements, skills },
    // what was read from the words is read from them again
    ...(tagsChosen ? { subcategories: known.subcategories } : {}),
    kind,
    ...(kind === was ? priced : {}),
    addons: known.addons.map(({ addon_id, ...rest }) => ({ ...rest, slug: addon_id })),
  };
}
