import type { CSSProperties } from "react";

/** Degrees of OKLCH for the classes of `repeated.css` that have their tones from it: two dozen of them may stand on one page. */
export function inHue(hue: number): CSSProperties {
  return { "--hue": hue } as CSSProperties;
}
