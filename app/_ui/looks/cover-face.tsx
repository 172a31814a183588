import { cn } from "../cn";
import { coverPattern, TILE } from "./cover-pattern";

const TONES = [
  (h: number) => `light-dark(oklch(0.915 0.045 ${h}), oklch(0.31 0.05 ${h}))`,
  (h: number) => `light-dark(oklch(0.865 0.07 ${h}), oklch(0.37 0.065 ${h}))`,
  (h: number) => `light-dark(oklch(0.79 0.1 ${h}), oklch(0.46 0.085 ${h}))`,
  (h: number) => `light-dark(oklch(0.66 0.125 ${h}), oklch(0.6 0.11 ${h}))`,
] as const;

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
      className={cn("block w-full", className)}
      style={{ background: TONES[0](hue) }}
    >
      {coverPattern(handle, columns, rows).map((d, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three layers never change places
        <path key={i} d={d} style={{ fill: (TONES[i + 1] ?? TONES[1])(hue) }} />
      ))}
    </svg>
  );
}
