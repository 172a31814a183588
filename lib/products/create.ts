import { eq } from "drizzle-orm";
import { productAddons, productPackages, products, profiles } from "@/db/schema";
import { requireProfile } from "@/lib/access/require";
import { recordAudit } from "@/lib/audit/record";
import type { NewProduct, OfferView } from "@/lib/contracts/products";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/core/transaction";
import { slugOf } from "@/lib/posts/slug";
import { recomputeProfile } from "@/lib/profiles/recompute";
import { viewOffer } from "@/lib/profiles/view";
import { freeSlug, productRows, viewRows } from "./rows";
import { createStoredPrice } from "./stored-price";

/**
 * Puts a product of the acting creator, or of `profileId`, on sale. A flat price is made at the processor first, so that the row never
 * lacks it. Throws `conflict` for a given slug that is taken, `validation_error` for a slug that occurs twice,
 * `service_unavailable` without a processor.
 */
export async function createProduct(
  ctx: Context,
  input: NewProduct,
  profileId = requireProfile(ctx),
): Promise<OfferView> {
  const [owner] = await ctx.db.select({ handle: profiles.handle }).from(profiles).where(eq(profiles.id, profileId));
  if (!owner) throw notFound("The creator");
  const siblings = await ctx.db.select({ slug: products.slug }).from(products).where(eq(products.profileId, profileId));
  const taken = new Set(siblings.map((row) => row.slug));
  if (input.slug && taken.has(input.slug)) throw slugTaken(input.slug);
  const id = newId("prod", ctx.now.getTime());
  const place = {
    id,
    profileId,
    slug: input.slug ?? freeSlug(slugOf(input.name), taken),
    position: siblings.length,
    at: ctx.now,
    stored: null,
    mint: (prefix: "pkg" | "addon") => newId(prefix, ctx.now.getTime()),
  };
  const rows = productRows(input, place);
  const { priceCents } = rows.product;
  if (input.kind === "flat") Object.assign(rows.product, await createStoredPrice({ ...input, id, priceCents }));
  await transaction(ctx, async (tx) => {
    const written = await tx.insert(products).values(rows.product).onConflictDoNothing().returning({ id: products.id });
    if (written.length === 0) throw slugTaken(place.slug);
    if (rows.packages.length > 0) await tx.insert(productPackages).values(rows.packages);
    if (rows.addons.length > 0) await tx.insert(productAddons).values(rows.addons);
    await recomputeProfile(tx, profileId, ctx.now);
    await recordAudit(tx, ctx, profileId, "product.created", { type: "product", id }, { name: input.name });
  });
  return viewOffer(owner.handle, viewRows(rows));
}

function slugTaken(slug: string) {
  return conflict(`You already have a product with the slug ${slug}.`, { param: "slug" });
}
