import { cn } from "../cn";

type PictureProps = {
  url: string;
  width: number;
  height: number;
  alt: string;
  placeholder?: string;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** It is seen at once: fetched before the rest. `wide`: at once on wide screens, and not there at all on others. */
  first?: boolean | "wide";
  className?: string;
};

const WIDTHS = [96, 320, 640, 1280, 1920];
/** Faces alone are shown smaller. */
const SMALLEST = 320;

/**
 * How wide a card of a grid is. A phone's is 92vw; a little less is said, so that one of 412 points at 1.75 dots each takes the 640 dots
 * that miss its 663 by a hair, and not the 1280 that weigh three times as much.
 */
export const CARD_SIZES = "(min-width: 1024px) 300px, (min-width: 640px) 45vw, 88vw";

/** A picture of somebody's work, in a frame of fixed ratio, over its own colours until it has arrived. */
export function Picture({ url, width, height, alt, placeholder, sizes, first = false, className }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: it is kept at our widths already, the optimizer would do it again
    <img
      src={url}
      srcSet={sourcesOf(url, SMALLEST)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={first === true ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
      className={cn("picture", className)}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    />
  );
}

/** The widths of a picture of ours from `from` on: all that are narrower than the widest, which its URL names. */
export function sourcesOf(url: string, from = 0): string | undefined {
  const [, stem, widest] = /^(.*-)(\d+)\.webp$/.exec(url) ?? [];
  if (!stem) return undefined;
  return [...WIDTHS.filter((width) => width >= from && width < Number(widest)), widest]
    .map((width) => `${stem}${width}.webp ${width}w`)
    .join(", ");
}
