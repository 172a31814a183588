import { conflict, type DomainError } from "../errors";

/** So many characters has a slug at most. */
export const MAX_SLUG = 80;

/** A URL slug of a title: lower-case ASCII words joined by hyphens, at most 80 characters; `post` when nothing is left. */
export function slugOf(title: string): string {
  const slug = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, MAX_SLUG)
    .replace(/-+$/, "");
  return slug || "post";
}

const SUFFIX_LENGTH = 10;

/** A slug that no other post has: with the last characters of the post's id, 50 random bits. At most 80 characters. */
export function suffixedSlug(slug: string, id: string): string {
  return `${slug.slice(0, MAX_SLUG - 1 - SUFFIX_LENGTH).replace(/-+$/, "")}-${id.slice(-SUFFIX_LENGTH)}`;
}

/** The refusal of a slug that another post of the creator has. */
export function slugTaken(slug: string): DomainError {
  return conflict(`You already have a post with the slug ${slug}.`, { param: "slug" });
}
