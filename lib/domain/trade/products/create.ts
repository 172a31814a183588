import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { productAddons, productPackages, products, profiles } from "@/db/schema";
import { MAX_PRODUCTS, type NewProduct, type ProductView } from "@/lib/contracts/trade/products/products";
import type { Context } from "@/lib/core/context";
import { conflict, type DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { slugOf } from "@/lib/core/values/slug";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { showPictures } from "@/lib/domain/platform/media/show";
import { judgeProduct } from "./judge";
import { freeSlug, type ProductRows, productRows, viewRows } from "./rows";
import { createStoredPrice } from "./stored-price";
import { viewProduct } from "./view";

const TRIES = 5;

/**
 * Puts a product of the acting creator, or of `profileId`, on sale, or keeps it as a draft that nobody else sees. The row takes the slug before the processor makes a flat price, and
 * both are one transaction: when either fails, nothing is on sale. Throws `conflict` for a given slug that is taken and past
 * `MAX_PRODUCTS`, `validation_error` for a slug that occurs twice, `service_unavailable` without a processor.
 */
export async function createProduct(
  ctx: Context,
  input: NewProduct,
  profileId = requireProfile(ctx),
  status: "active" | "draft" = input.status ?? "active",
): Promise<ProductView> {
  return transaction(ctx, async (tx) => {
    const [owner] = await tx
      .select({ handle: profiles.handle, userId: profiles.userId })
      .from(profiles)
      .where(eq(profiles.id, profileId));
    if (!owner) throw notFound("The creator");
    const rows = await placeProduct(tx, ctx, profileId, input, status);
    const { id, priceCents } = rows.product;
    if (rows.packages.length > 0) await tx.insert(productPackages).values(rows.packages);
    if (rows.addons.length > 0) await tx.insert(productAddons).values(rows.addons);
    if (input.images?.length) {
      rows.product.images = await showPictures(tx, ctx, { kind: "product", id }, input.images);
      await tx.update(products).set({ images: rows.product.images }).where(eq(products.id, id));
    }
    // before the processor hears of it: what is refused here would stay there
    if (status === "active") await judgeProduct(tx, ctx, { ...rows.product, ...owner });
    if (input.kind === "flat" && status === "active") {
      const stored = await createStoredPrice({ ...input, id, priceCents });
      await tx.update(products).set(stored).where(eq(products.id, id));
    }
    await recomputeProfile(tx, profileId, ctx.now);
    await recordAudit(
      tx,
      ctx,
      profileId,
      status === "draft" ? "product.drafted" : "product.created",
      { type: "product", id },
      { name: input.name },
    );
    const { description } = input;
    return viewProduct({
      offer: viewRows(rows),
      description,
      metadata: rows.product.metadata ?? {},
      status,
      handle: owner.handle,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
  });
}

/** Writes the product's own row under a free slug, again when another product of that name came first. */
async function placeProduct(
  tx: Transaction,
  ctx: Context,
  profileId: string,
  input: NewProduct,
  status: "active" | "draft",
): Promise<ProductRows> {
  const id = newId("prod", ctx.now.getTime());
  const mint = (prefix: "pkg" | "addon") => newId(prefix, ctx.now.getTime());
  let slug = input.slug ?? slugOf(input.name);
  for (let tries = 0; tries < TRIES; tries++) {
    const siblings = await tx
      .select({ slug: products.slug, status: products.status, position: products.position })
      .from(products)
      .where(eq(products.profileId, profileId));
    if (siblings.filter((row) => row.status === status).length >= MAX_PRODUCTS) throw tooManyProducts(status);
    slug = input.slug ?? freeSlug(slugOf(input.name), new Set(siblings.map((row) => row.slug)));
    const rows = productRows(input, {
      id,
      profileId,
      slug,
      position: Math.max(-1, ...siblings.map((row) => row.position)) + 1,
      at: ctx.now,
      stored: null,
      mint,
    });
    const written = await tx
      .insert(products)
      .values({ ...rows.product, status })
      .onConflictDoNothing()
      .returning({ id: products.id });
    if (written.length > 0) return rows;
    if (input.slug) break;
  }
  throw productSlugTaken(slug);
}

/** The refusal of a slug that another product of the creator has. */
export function productSlugTaken(slug: string): DomainError {
  return conflict(`You already have a product with the slug ${slug}.`, { param: "slug" });
}

/** The refusal of one product too many. */
export function tooManyProducts(status: "active" | "draft" = "active"): DomainError {
  const what = status === "draft" ? "drafts of products" : "products on sale";
  return conflict(`You have ${MAX_PRODUCTS} ${what}, the most there can be.`);
}
