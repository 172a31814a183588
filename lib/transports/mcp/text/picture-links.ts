import type { MediaView } from "@/lib/contracts/values/media";
import { inline } from "../markdown";
import type { ResourceLink } from "../tool";

/** A model that looks at pictures needs few, and not at their full width. */
const MOST = 4;
const WIDEST = 640;

/** Pictures as links that a client can open, of the first few; what people wrote about them is shortened and escaped. */
export function pictureLinks(pictures: readonly { of: string; picture: MediaView | undefined }[]): ResourceLink[] {
  return pictures
    .flatMap(({ of, picture }) => (picture ? [{ of, picture }] : []))
    .slice(0, MOST)
    .map(({ of, picture }) => {
      const { url } = picture.variants.filter(({ width }) => width <= WIDEST).at(-1) ?? picture;
      return linkTo(url, of, picture.alt);
    });
}

/** One picture as such a link. */
export function linkTo(uri: string, of: string, alt: string): ResourceLink {
  const description = inline(alt, 160);
  return {
    type: "resource_link",
    uri,
    name: inline(of, 80),
    mimeType: "image/webp",
    ...(description && { description }),
  };
}
