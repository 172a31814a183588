import type { Picture } from "@/db/schema";
import type { MediaView } from "@/lib/contracts/values/media";
import { env } from "@/lib/core/env";

/** The name of a variant in URLs and in the store. */
export function variantName(hash: string, width: number): string {
  return `${hash}-${width}.webp`;
}

/** Where a variant is read: at `MEDIA_BASE_URL`, a CDN, or else here. */
export function mediaUrl(hash: string, width: number): string {
  const { MEDIA_BASE_URL, BASE_URL } = env();
  return `${MEDIA_BASE_URL ?? BASE_URL}/media/${variantName(hash, width)}`;
}

/** A stored picture as the wire shows it. */
export function viewMedia(picture: Picture): MediaView {
  const { id, hash, width, height, alt, placeholder, widths } = picture;
  const variants = widths.map((w) => ({
    width: w,
    height: Math.max(1, Math.round((height * w) / width)),
    url: mediaUrl(hash, w),
  }));
  return { id, url: mediaUrl(hash, width), width, height, alt, placeholder, variants };
}

/** The same without its variants, for lists. */
export function viewThumb(picture: Picture): Omit<MediaView, "variants"> {
  const { id, hash, width, height, alt, placeholder } = picture;
  return { id, url: mediaUrl(hash, width), width, height, alt, placeholder };
}

/** The URL of a picture where it is shown small: its widest variant of at most `most` pixels. */
export function urlWithin(picture: Picture, most: number): string {
  const width = picture.widths.filter((w) => w <= most).at(-1) ?? picture.widths[0] ?? picture.width;
  return mediaUrl(picture.hash, width);
}
