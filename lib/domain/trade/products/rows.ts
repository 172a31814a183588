import type { productAddons, productPackages, products } from "@/db/schema";
import type { NewProduct } from "@/lib/contracts/trade/products/products";
import {
  MAX_QUESTION_ID,
  type NewRequirement,
  type RequirementView,
} from "@/lib/contracts/trade/products/requirements";
import { invalidField } from "@/lib/core/errors";
import { mergeMetadata } from "@/lib/core/values/metadata";
import { MAX_SLUG, slugOf } from "@/lib/core/values/slug";
import type { OfferRow } from "@/lib/domain/people/profiles/view";
import { findSubcategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { tagsOfProduct } from "@/lib/domain/platform/understand/tagging/tags";
import type { StoredPrice } from "./stored-price";

export type ProductRows = {
  product: typeof products.$inferInsert;
  packages: (typeof productPackages.$inferInsert)[];
  addons: (typeof productAddons.$inferInsert)[];
};

/** Where the rows of a product go, and what mints their ids. `stored` only for a flat price. */
export type Placement = {
  id: string;
  profileId: string;
  slug: string;
  position: number;
  at: Date;
  stored: StoredPrice | null;
  mint: (prefix: "pkg" | "addon") => string;
};

/**
 * A product as rows. With packages, the product's own price, days and revisions are those of its cheapest package. Throws
 * `validation_error` when two packages or two add-ons ask for one slug, and for an unknown subcategory.
 */
export function productRows(input: NewProduct, place: Placement): ProductRows {
  const { id, profileId, slug, position, at, stored, mint } = place;
  const packages = input.kind === "packages" ? input.packages : [];
  const base = input.kind === "flat" ? input : [...packages].sort((a, b) => a.price_cents - b.price_cents)[0];
  if (!base) throw invalidField("packages", "needs at least one package");
  const packageSlugs = uniqueSlugs(packages, "packages");
  const addonSlugs = uniqueSlugs(input.addons, "addons");
  const unknown = (input.subcategories ?? []).findIndex((one) => !findSubcategory(one));
  if (unknown !== -1) throw invalidField(`subcategories.${unknown}`, "is not a subcategory of the taxonomy");
  return {
    product: {
      id,
      profileId,
      slug,
      kind: input.kind,
      name: input.name,
      summary: input.summary,
      description: input.description,
      priceCents: base.price_cents,
      deliveryDays: base.delivery_days,
      revisions: base.revisions,
      processorProductId: stored?.processorProductId ?? null,
      processorPriceId: stored?.processorPriceId ?? null,
      position,
      requirements: questionsOf(input.requirements ?? []),
      subcategories: input.subcategories ?? tagsOfProduct(input),
      skills: input.skills ?? [],
      tagsChosen: input.subcategories !== undefined,
      metadata: mergeMetadata({}, input.metadata),
      createdAt: at,
      updatedAt: at,
    },
    packages: packages.map((choice, index) => ({
      id: mint("pkg"),
      productId: id,
      slug: packageSlugs[index] ?? "",
      name: choice.name,
      description: choice.description,
      priceCents: choice.price_cents,
      deliveryDays: choice.delivery_days,
      revisions: choice.revisions,
      features: choice.features,
      position: index,
    })),
    addons: input.addons.map((addon, index) => ({
      id: mint("addon"),
      productId: id,
      slug: addonSlugs[index] ?? "",
      name: addon.name,
      description: addon.description,
      priceCents: addon.price_cents,
      extraDays: addon.extra_days,
      position: index,
    })),
  };
}

/** Written rows in the form that queries aggregate offers in. */
export function viewRows({ product, packages, addons }: ProductRows): OfferRow {
  return {
    product_id: product.id,
    slug: product.slug,
    name: product.name,
    summary: product.summary ?? "",
    kind: product.kind,
    price_cents: product.priceCents,
    currency: "usd",
    delivery_days: product.deliveryDays,
    revisions: product.revisions ?? 0,
    packages: packages.map((p) => ({
      tier_id: p.slug,
      name: p.name,
      description: p.description ?? "",
      price_cents: p.priceCents,
      delivery_days: p.deliveryDays,
      revisions: p.revisions ?? 0,
      features: p.features ?? [],
    })),
    addons: addons.map((a) => ({
      addon_id: a.slug,
      name: a.name,
      description: a.description ?? "",
      price_cents: a.priceCents,
      extra_days: a.extraDays ?? 0,
    })),
    images: product.images ?? [],
    requirements: product.requirements ?? [],
    subcategories: product.subcategories ?? [],
    skills: product.skills ?? [],
  };
}

/** Questions under the ids that answers name them by. */
function questionsOf(asked: readonly NewRequirement[]): RequirementView[] {
  const named = asked.map(({ label, id }) => ({ name: label, slug: id }));
  const ids = uniqueSlugs(named, "requirements", { member: "id", most: MAX_QUESTION_ID });
  return asked.map((question, index) => ({ ...question, id: ids[index] ?? "" }));
}

/** The asked-for slugs, which must differ, and for the others one made from the name, numbered where it is taken. */
function uniqueSlugs(
  items: readonly { name: string; slug?: string | undefined }[],
  field: string,
  { member, most }: { member: string; most: number } = { member: "slug", most: MAX_SLUG },
): string[] {
  const taken = new Set<string>();
  for (const [index, { slug }] of items.entries()) {
    if (slug && taken.has(slug)) throw invalidField(`${field}.${index}.${member}`, `${slug} is there twice`);
    if (slug) taken.add(slug);
  }
  return items.map(({ name, slug }) => {
    if (slug) return slug;
    const made = freeSlug(slugOf(name), taken, most);
    taken.add(made);
    return made;
  });
}

/** `wanted`, or it with the first number from 2 that makes it free; at most `most` characters, with none of its hyphens at an end. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>, most = MAX_SLUG): string {
  const cut = (length: number) => wanted.slice(0, length).replace(/-+$/, "");
  let slug = cut(most);
  for (let n = 2; taken.has(slug); n++) slug = `${cut(most - `-${n}`.length)}-${n}`;
  return slug;
}
