import { createHash } from "node:crypto";
import { BRAND, BRAND_LINE } from "@/lib/contracts/brand";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { PostView } from "@/lib/contracts/publishing/posts";
import type { OfferView } from "@/lib/contracts/trade/products/products";
import type { MediaView } from "@/lib/contracts/values/media";
import { formatMoney } from "@/lib/core/values/money";
import type { CategoryData, SubcategoryData } from "@/lib/domain/platform/taxonomy/data/category";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";

/** Pixels of the picture by which a shared link is recognised. Source: ogp.me and the readers of links, who crop to 1.91 to 1. */
export const PREVIEW_SIZE = { width: 1_200, height: 630 } as const;

/** What stands beside the words: a picture of work, a face (or the initials of `of`), or a list. Pictures by their name in the store. */
type Beside =
  | { kind: "work"; picture: string; of: string }
  | { kind: "face"; picture: string | null; of: string }
  | { kind: "list"; lines: readonly string[] };

/** What such a picture says of a page. All of it is public; each of the words but the title may be empty. */
export type Preview = { label: string; title: string; line: string; facts: string; beside: Beside };

export const SITE_PREVIEW: Preview = {
  label: "",
  title: BRAND_LINE,
  line: "",
  facts: "",
  beside: { kind: "list", lines: TAXONOMY.map(({ name }) => name) },
};

export function previewOfProfile(profile: ProfileView): Preview {
  const { display_name, handle, tagline, from_price_cents, currency } = profile;
  const price = from_price_cents === null ? "" : `from ${formatMoney(from_price_cents, currency)}`;
  return {
    label: `@${handle}`,
    title: display_name,
    line: tagline,
    facts: joined(ratingOf(profile), price),
    beside: faceOf(profile),
  };
}

export function previewOfOffer(offer: OfferView, profile: ProfileView): Preview {
  const price = formatMoney(offer.price_cents, offer.currency);
  return {
    label: `by ${profile.display_name}`,
    title: offer.name,
    line: offer.summary,
    facts: joined(ratingOf(profile), offer.packages.length > 0 ? `from ${price}` : price),
    beside: workOf(offer.images, profile),
  };
}

export function previewOfPost(post: PostView, profile: ProfileView): Preview {
  return {
    label: `by ${profile.display_name}`,
    title: post.title,
    line: post.excerpt,
    facts: post.tags.slice(0, 3).join(" · "),
    beside: workOf(post.images, profile),
  };
}

export function previewOfCategory(category: CategoryData): Preview {
  const { name, description, subcategories } = category;
  const lines = subcategories.slice(0, LISTED).map((sub) => sub.name);
  const facts = `${subcategories.length} subcategories`;
  return { label: "Category", title: name, line: description, facts, beside: { kind: "list", lines } };
}

export function previewOfSubcategory(category: CategoryData, { name, skills }: SubcategoryData): Preview {
  return { label: category.name, title: name, line: "", facts: "", beside: { kind: "list", lines: skills } };
}

/** A name of what is said, and of how it is drawn: another one when either changes. */
export function versionOf(preview: Preview): string {
  return createHash("sha256")
    .update(`${DRAWING}${JSON.stringify(preview)}`)
    .digest("base64url")
    .slice(0, 22);
}

/** Where the picture of the page at `path` is, `/` the site's own. Under a name of its own for each version: readers of links keep it. */
export function previewPath(path: string, preview: Preview): string {
  return `/og${path === "/" ? `/${BRAND.toLowerCase()}` : path}.png?v=${versionOf(preview)}`;
}

/** To be counted up when the drawing changes. */
const DRAWING = 1;
const LISTED = 10;
/** Pixels that a picture beside the words fills. */
const FILLED = { width: 440, height: 630 };
const IN_STORE = /\/media\/([0-9a-f]{32}-\d+\.webp)$/;

function ratingOf({ rating, review_count }: ProfileView): string {
  if (rating === null) return "";
  return `${rating.toFixed(1)} of 5, ${review_count} ${review_count === 1 ? "review" : "reviews"}`;
}

const joined = (...facts: string[]) => facts.filter(Boolean).join(" · ");

function faceOf({ avatar_url, display_name }: ProfileView): Beside {
  return { kind: "face", picture: nameIn(avatar_url), of: display_name };
}

function workOf([first]: readonly MediaView[], profile: ProfileView): Beside {
  const fills = first?.variants.find(({ width, height }) => width >= FILLED.width && height >= FILLED.height);
  const picture = nameIn(fills?.url ?? first?.url);
  return picture ? { kind: "work", picture, of: profile.display_name } : faceOf(profile);
}

/** The name in our store of what a URL shows; null for a picture elsewhere, which is never fetched. */
function nameIn(url: string | null | undefined): string | null {
  return IN_STORE.exec(url ?? "")?.[1] ?? null;
}
