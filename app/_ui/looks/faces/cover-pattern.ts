import { hash, seeded } from "./seeded";

/** Three layers of a cover, from quiet to strong, each as the `d` of one SVG path over a grid of tiles, `TILE` units wide. */
export type CoverLayers = [string, string, string];

/** Small whole numbers, flags of arcs in one piece, and no shape is closed, since filling closes it: a page may hold two dozen covers. */
export const TILE = 2;
const MOTIFS = [quarters, arches, bars, beads];

/** The pattern of a handle: one of four motifs, drawn the same every time. Sizes in units of the SVG's own space. */
export function coverPattern(handle: string, columns: number, rows: number): CoverLayers {
  const seed = hash(handle);
  const random = seeded(seed);
  const motif = MOTIFS[seed % MOTIFS.length] ?? quarters;
  const layers: CoverLayers = ["", "", ""];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      // The right side is denser: the avatar and the text sit at the left.
      if (random() > 0.42 + (0.5 * column) / columns) continue;
      const layer = Math.floor(random() * 3) as 0 | 1 | 2;
      layers[layer] += motif(column * TILE, row * TILE, random);
    }
  }
  return layers;
}

/** A quarter disc in one of the four corners. */
function quarters(x: number, y: number, random: () => number): string {
  const corner = Math.floor(random() * 4);
  const [cx, cy] = [x + (corner % 2) * TILE, y + (corner >> 1) * TILE];
  const [sx, sy] = [corner % 2 ? -TILE : TILE, corner >> 1 ? -TILE : TILE];
  const sweep = sx * sy > 0 ? 1 : 0;
  return `M${cx} ${cy}h${sx}A${TILE} ${TILE} 0 0${sweep} ${cx} ${cy + sy}`;
}

/** An arch standing on the tile's foot, or hanging from its head. */
function arches(x: number, y: number, random: () => number): string {
  const half = TILE / 2;
  return random() < 0.5
    ? `M${x} ${y + TILE}v${-half}a${half} ${half} 0 01${TILE} 0v${half}`
    : `M${x} ${y}v${half}a${half} ${half} 0 00${TILE} 0v${-half}`;
}

/** A triangle over one of the diagonals: neighbours join into slanted bars. */
function bars(x: number, y: number, random: () => number): string {
  return random() < 0.7 ? `M${x} ${y + TILE}L${x + TILE} ${y}v${TILE}` : `M${x} ${y}h${TILE}l${-TILE} ${TILE}`;
}

/** A disc of one of three sizes. */
function beads(x: number, y: number, random: () => number): string {
  const r = [0.4, 0.65, 1][Math.floor(random() * 3)] ?? 0.65;
  return `M${round(x + TILE / 2 - r)} ${y + TILE / 2}a${r} ${r} 0 10${2 * r} 0a${r} ${r} 0 10${-2 * r} 0`;
}

/** Without the crumbs of binary fractions. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
