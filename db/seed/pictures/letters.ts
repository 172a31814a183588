import { line } from "./canvas";

/** Capitals and figures as strokes on a grid of 4 by 6: the machine that rasterises may have no fonts. */
const STROKES: Record<string, string> = {
  A: "M0 6L2 0L4 6M.8 4H3.2",
  B: "M0 0V6H2.4A1.6 1.6 0 0 0 2.4 2.8H0M0 0H2.1A1.4 1.4 0 0 1 2.1 2.8",
  C: "M4 1A2.4 3 0 1 0 4 5",
  D: "M0 0V6H1.5A2.5 3 0 0 0 1.5 0Z",
  E: "M3.6 0H0V6H3.6M0 3H3",
  F: "M3.6 0H0V6M0 3H3",
  G: "M4 1A2.4 3 0 1 0 4 5V3.4H2.5",
  H: "M0 0V6M4 0V6M0 3H4",
  I: "M2 0V6",
  J: "M3 0V4.4A1.5 1.6 0 0 1 0 4.4",
  K: "M0 0V6M3.8 0L0 3.6M1.3 2.5L4 6",
  L: "M0 0V6H3.5",
  M: "M0 6V0L2 4L4 0V6",
  N: "M0 6V0L4 6V0",
  O: "M2 0A2.1 3 0 1 0 2 6A2.1 3 0 1 0 2 0Z",
  P: "M0 6V0H2.2A1.6 1.6 0 0 1 2.2 3.3H0",
  Q: "M2 0A2.1 3 0 1 0 2 6A2.1 3 0 1 0 2 0ZM2.6 4.4L4.2 6.3",
  R: "M0 6V0H2.2A1.6 1.6 0 0 1 2.2 3.2H0M2 3.2L4 6",
  S: "M3.7 .9A1.9 1.5 0 1 0 2 3A1.9 1.5 0 1 1 .2 5.1",
  T: "M0 0H4M2 0V6",
  U: "M0 0V4A2 2 0 0 0 4 4V0",
  V: "M0 0L2 6L4 0",
  W: "M0 0L1 6L2 2L3 6L4 0",
  X: "M0 0L4 6M4 0L0 6",
  Y: "M0 0L2 3L4 0M2 3V6",
  Z: "M0 0H4L0 6H4",
  0: "M2 0A1.9 3 0 1 0 2 6A1.9 3 0 1 0 2 0Z",
  1: "M.8 1.2L2 0V6",
  2: "M.2 1.4A1.9 1.7 0 1 1 3.4 2.6L0 6H4",
  3: "M.3 .9A1.8 1.5 0 1 1 2 3A1.9 1.5 0 1 1 .1 5",
  4: "M3 6V0L0 4.2H4",
  5: "M3.6 0H.6L.3 2.7A2 1.7 0 1 1 .1 5.2",
  6: "M3.2 .2A4 4.6 0 0 0 .1 4A1.9 1.9 0 1 0 .3 3.4",
  7: "M0 0H4L1.4 6",
  8: "M2 0A1.5 1.4 0 1 0 2 2.8A1.8 1.6 0 1 0 2 6A1.8 1.6 0 1 0 2 2.8A1.5 1.4 0 1 0 2 0Z",
  9: "M3.8 2A1.8 1.9 0 1 1 3.8 1.6A4 4.6 0 0 1 .9 5.8",
};
const ADVANCE = 5.4;

type Set = { x: number; y: number; height: number; color: string; weight?: number; slant?: number; tracking?: number };

/** A word in capitals; `height` in px, `weight` in parts of the grid's unit. Characters that have no strokes are gaps. */
export function lettering(word: string, { x, y, height, color, weight = 0.7, slant = 0, tracking = 0 }: Set): string {
  const unit = height / 6;
  const drawn = [...plain(word)].map((char, i) => {
    const d = STROKES[char];
    return d ? `<g transform="translate(${i * (ADVANCE + tracking)} 0)">${line(d, color, weight)}</g>` : "";
  });
  return `<g transform="translate(${x} ${y}) scale(${unit}) skewX(${-slant})">${drawn.join("")}</g>`;
}

/** How wide a word is at this height, in px. */
export function widthOf(word: string, height: number, tracking = 0): number {
  return ((plain(word).length - 1) * (ADVANCE + tracking) + 4) * (height / 6);
}

/** The tallest height at which a word is no wider than this. */
export function heightFor(word: string, width: number, most: number): number {
  return Math.min(most, width / widthOf(word, 1));
}

function plain(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
}
