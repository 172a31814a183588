import { and, eq, getTableColumns } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { productAddons, productPackages, products, profiles } from "@/db/schema";
import type { NewProduct, ProductView } from "@/lib/contracts/trade/products/products";
import type { Context } from "@/lib/core/context";
import { isTaken, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { showPictures } from "@/lib/domain/platform/media/show";
import { productSlugTaken } from "./create";
import { keepProductSlug } from "./former-slugs";
import { judgeProduct } from "./judge";
import { readProduct } from "./read-own";
import { type ProductRows, productRows } from "./rows";
import { createStoredPrice, renameStored, replaceStoredPrice, type StoredPrice } from "./stored-price";

type ProductRow = typeof products.$inferSelect;
type Owner = { handle: string; userId: string };

/**
 * Writes a product of the acting creator again, as `input` says it whole; its slug stays unless `input` has one. A flat price that
 * changes gets a new price at the processor; that of a draft is not known there yet. Orders keep what they were opened with. Throws `not_found`, `conflict` for a taken slug,
 * `validation_error` for a slug that occurs twice, `service_unavailable` without a processor.
 */
export async function updateProduct(ctx: Context, id: string, input: NewProduct): Promise<ProductView> {
  const profileId = requireProfile(ctx);
  try {
    return await transaction(ctx, async (tx) => {
      const known = await lockOwnProduct(tx, profileId, id);
      const rows = productRows(input, {
        id,
        profileId,
        slug: input.slug ?? known.slug,
        position: known.position,
        at: ctx.now,
        stored: null,
        mint: (prefix) => newId(prefix, ctx.now.getTime()),
      });
      await writeProduct(tx, known, rows);
      if (input.images) {
        const images = await showPictures(tx, ctx, { kind: "product", id }, input.images);
        await tx.update(products).set({ images }).where(eq(products.id, id));
      }
      // before the processor hears of it: what is refused here would stay there
      if (known.status === "active") await judgeProduct(tx, ctx, { ...known, ...rows.product });
      if (input.kind === "flat" && known.status !== "draft") {
        const stored = await storedPriceOf(known, { ...input, id, priceCents: input.price_cents });
        await tx.update(products).set(stored).where(eq(products.id, id));
      }
      await recomputeProfile(tx, profileId, ctx.now);
      const prices = { from: known.priceCents, to: rows.product.priceCents };
      await recordAudit(
        tx,
        ctx,
        profileId,
        "product.updated",
        { type: "product", id },
        {
          name: input.name,
          ...(prices.from === prices.to ? {} : { price_cents: prices }),
        },
      );
      return readProduct(tx, id);
    });
  } catch (error) {
    // the one index that an update of a product can violate is that of its slugs
    if (input.slug && isTaken(error)) throw productSlugTaken(input.slug);
    throw error;
  }
}

/** The acting creator's product, locked until the transaction ends. Throws `not_found`. */
export async function lockOwnProduct(tx: Transaction, profileId: string, id: string): Promise<ProductRow & Owner> {
  const [row] = await tx
    .select({ ...getTableColumns(products), handle: profiles.handle, userId: profiles.userId })
    .from(products)
    .innerJoin(profiles, eq(profiles.id, products.profileId))
    .where(and(eq(products.id, id), eq(products.profileId, profileId)))
    .for("no key update", { of: products });
  if (!row) throw notFound("The product");
  return row;
}

/** Nothing points at packages and add-ons but their slugs in orders' lines, so they are written again. */
async function writeProduct(tx: Transaction, known: ProductRow, { product, packages, addons }: ProductRows) {
  const { slug, kind, name, summary, description, priceCents, deliveryDays, revisions, requirements, updatedAt } =
    product;
  const { subcategories, skills, tagsChosen } = product;
  const tags = { subcategories, skills, tagsChosen };
  await tx
    .update(products)
    .set({
      slug,
      kind,
      name,
      summary,
      description,
      priceCents,
      deliveryDays,
      revisions,
      requirements,
      updatedAt,
      ...tags,
    })
    .where(eq(products.id, known.id));
  if (slug !== known.slug) await keepProductSlug(tx, known);
  await tx.delete(productPackages).where(eq(productPackages.productId, known.id));
  await tx.delete(productAddons).where(eq(productAddons.productId, known.id));
  if (packages.length > 0) await tx.insert(productPackages).values(packages);
  if (addons.length > 0) await tx.insert(productAddons).values(addons);
}

type Priced = Parameters<typeof createStoredPrice>[0];

async function storedPriceOf(known: ProductRow, next: Priced): Promise<StoredPrice> {
  const { processorProductId, processorPriceId } = known;
  if (!processorProductId) return createStoredPrice(next);
  if (!processorPriceId || known.kind !== "flat" || known.priceCents !== next.priceCents) {
    return replaceStoredPrice(processorProductId, next);
  }
  if (known.name !== next.name || known.summary !== next.summary) await renameStored(processorProductId, next);
  return { processorProductId, processorPriceId };
}
