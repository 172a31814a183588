import { createHash } from "node:crypto";
import { between, mulberry32, pick, type Random } from "../random";

/** The size that every picture of work is drawn at, in px: 4 to 3. */
export const [W, H] = [1280, 960];

/** Colours of one creator, as CSS. */
export type Palette = {
  paper: string;
  wash: string;
  tone: string;
  accent: string;
  second: string;
  ink: string;
  night: string;
};

/** What a drawing is made with: its creator's colours and a sequence of numbers of its own. */
export type Art = { p: Palette; random: Random; n: (low: number, high: number) => number; word: string };

export type Drawing = (art: Art) => string;

/** The same numbers for the same words, everywhere. */
export function randomOf(words: string): Random {
  return mulberry32(createHash("sha256").update(words).digest().readInt32BE(0));
}

/** Two hues that stand well together, on warm paper. */
export function paletteOf(handle: string): Palette {
  const random = randomOf(`${handle} palette`);
  const hue = between(random, 0, 359);
  const other = (hue + pick(random, [35, 150, 180, 205, 320])) % 360;
  const s = between(random, 42, 72);
  const c = (h: number, sat: number, l: number) => `hsl(${h},${sat}%,${l}%)`;
  return {
    paper: c(hue, 28, 96),
    wash: c(hue, s - 8, 87),
    tone: c(hue, s - 6, 68),
    accent: c(hue, s, 44),
    second: c(other, s + 8, 56),
    ink: c(hue, 34, 17),
    night: c(hue, 36, 11),
  };
}

export function artOf(handle: string, name: string, word: string): Art {
  const random = randomOf(`${handle} ${name}`);
  return { p: paletteOf(handle), random, n: (low, high) => between(random, low, high), word };
}

/** A whole picture. */
export function svg(body: string, width = W, height = H): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}

export function rect(x: number, y: number, w: number, h: number, fill: string, rx = 0, more = ""): string {
  return `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" rx="${rx}" fill="${fill}" ${more}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, more = ""): string {
  return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function shape(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function times(count: number, each: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => each(i)).join("");
}

/** A sheet with a soft shadow. */
export function sheet(x: number, y: number, w: number, h: number, fill: string, rx = 14): string {
  return `${rect(x + 6, y + 16, w, h, "#000", rx, 'opacity=".10"')}${rect(x + 2, y + 5, w, h, "#000", rx, 'opacity=".08"')}${rect(x, y, w, h, fill, rx)}`;
}

/** Lines of text too small to read, the last of each paragraph shorter. */
export function greek({ random }: Art, x: number, y: number, w: number, rows: number, fill: string, size = 14): string {
  return times(rows, (i) => {
    const part = i % 4 === 3 ? 0.35 + random() * 0.3 : 0.86 + random() * 0.14;
    return rect(x, y + i * size * 2.1, w * part, size, fill, size / 2);
  });
}

export const f = (value: number) => Math.round(value * 10) / 10;
