import { cn } from "../../cn";
import { sourcesOf } from "../picture";
import { inHue } from "./in-hue";

export type AvatarFaceProps = {
  name: string;
  /** Degrees of OKLCH, as `hueOf` has them. */
  hue: number;
  src?: string | null;
  /** What the picture shows, where it is shown for itself; else it decorates the name next to it. */
  alt?: string;
  /** How wide it is shown, as `sizes` says it. */
  sizes?: string;
  className?: string;
};

/** A creator's picture, or their initials in a hue. Knows nothing of the taxonomy, so that browsers may draw it. */
export function AvatarFace({ name, hue, src, alt = "", sizes = "48px", className }: AvatarFaceProps) {
  const frame = cn("face", className);
  if (src) {
    return (
      // biome-ignore lint/performance/noImgElement: it is kept at our widths already
      <img
        src={src}
        srcSet={sourcesOf(src)}
        sizes={sizes}
        width={96}
        height={96}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={frame}
      />
    );
  }
  return (
    <span aria-hidden className={cn("initials", frame)} style={inHue(hue)}>
      {initials(name)}
    </span>
  );
}

/** First letters of the first and the last word that has one: "Ada Lovelace" is "AL", and so is "Ada Lovelace 🎨". */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word) ?? []);
  const [first = "?", ...others] = letters;
  return `${first}${others.at(-1) ?? ""}`.toUpperCase();
}
