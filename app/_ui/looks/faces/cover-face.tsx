import { cn } from "../../cn";
import { coverPattern, TILE } from "./cover-pattern";
import { inHue } from "./in-hue";

export type CoverFaceProps = {
  handle: string;
  /** Degrees of OKLCH, as `hueOf` has them. */
  hue: number;
  /** Tiles across and down; the picture is cropped to its frame. */
  columns?: number;
  rows?: number;
  className?: string;
};

/** A generated cover in a hue. Knows nothing of the taxonomy, so that browsers may draw it. */
export function CoverFace({ handle, hue, columns = 10, rows = 3, className }: CoverFaceProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * TILE} ${rows * TILE}`}
      preserveAspectRatio="xMidYMid slice"
      className={cn("pattern", className)}
      style={inHue(hue)}
    >
      {coverPattern(handle, columns, rows).map((d, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three layers never change places
        <path key={i} d={d} />
      ))}
    </svg>
  );
}
