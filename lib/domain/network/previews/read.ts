import { BRAND } from "@/lib/contracts/brand";
import { Handle } from "@/lib/contracts/network/profiles";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { findCategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { readPost } from "@/lib/domain/trade/memberships/members-posts";
import { getOffer } from "@/lib/domain/trade/products/read";
import {
  type Preview,
  previewOfCategory,
  previewOfOffer,
  previewOfPost,
  previewOfProfile,
  previewOfSubcategory,
  SITE_PREVIEW,
} from "./preview";

/**
 * What the picture of a page says, by the page's path without the slash before it: the words that anyone who asks may read. Throws
 * `not_found` for a page that has none, or is not there for them.
 */
export async function readPreview(ctx: Context, path: string): Promise<Preview> {
  const [first = "", second = "", third, ...rest] = path.split("/");
  if (rest.length === 0) {
    if (path === BRAND.toLowerCase()) return SITE_PREVIEW;
    if (first === "categories") return ofCategory(second, third);
    if (Handle.safeParse(first).success) return ofCreator(ctx, first, second, third);
  }
  throw notFound("This picture");
}

function ofCategory(slug: string, name: string | undefined): Preview {
  const category = findCategory(slug);
  const subcategory = category?.subcategories.find((one) => one.slug === name);
  if (!category || (name !== undefined && !subcategory)) throw notFound("This category");
  return subcategory ? previewOfSubcategory(category, subcategory) : previewOfCategory(category);
}

async function ofCreator(ctx: Context, handle: string, kind: string, slug: string | undefined): Promise<Preview> {
  if (slug === undefined && kind === "") return previewOfProfile(await getProfile(ctx, handle));
  if (slug && kind === "products") {
    const [profile, offer] = await Promise.all([getProfile(ctx, handle), getOffer(ctx, handle, slug)]);
    return previewOfOffer(offer, profile);
  }
  if (slug && kind === "posts") {
    const [profile, { post }] = await Promise.all([getProfile(ctx, handle), readPost(ctx, handle, slug)]);
    return previewOfPost(post, profile);
  }
  throw notFound("This picture");
}
