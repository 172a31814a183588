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

/** A picture of somebody's work, in a frame of fixed ratio, over its own colours until it has arrived. */
export function Picture({ url, width, height, alt, placeholder, sizes, first = false, className }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: it is kept at our widths already, the optimizer would do it again
    <img
      src={url}
      srcSet={sourcesOf(url)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={first === true ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
      className={cn("h-full w-full bg-center bg-cover bg-muted object-cover", className)}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    />
  );
}

/** Every width that there is of a picture of ours: all that are narrower than the widest, which its URL names. */
export function sourcesOf(url: string): string | undefined {
  const [, stem, widest] = /^(.*-)(\d+)\.webp$/.exec(url) ?? [];
  if (!stem) return undefined;
  return WIDTHS.filter((width) => width <= Number(widest))
    .map((width) => `${stem}${width}.webp ${width}w`)
    .join(", ");
}
