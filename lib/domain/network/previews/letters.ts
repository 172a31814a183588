import { join } from "node:path";
import sharp from "sharp";
import { escapeMarkup } from "@/lib/core/values/escape";

/** Words as they are to stand somewhere: in pixels, at the first of `sizes` at which they fit; cut short when they fit at none. */
export type Setting = {
  sizes: readonly [number, ...number[]];
  width: number;
  height: number;
  color: string;
  weight?: 400 | 600;
};

/** Letters on nothing, trimmed to their ink. */
export type Letters = { input: Buffer; width: number; height: number };

const FONTS = "node_modules/@expo-google-fonts/inter";
const FILES = { 400: "400Regular/Inter_400Regular.ttf", 600: "600SemiBold/Inter_600SemiBold.ttf" } as const;
/** The families as the files name themselves. */
const FAMILIES = { 400: "Inter", 600: "Inter SemiBold" } as const;

let registered: Promise<unknown> | undefined;

/**
 * Sets words in Inter, in whatever fonts the machine has where Inter lacks a letter, as boxes where none has. Null for words without
 * ink, such as the empty text.
 */
export async function setText(text: string, setting: Setting): Promise<Letters | null> {
  registered ??= Promise.all([register(400), register(600)]);
  await registered;
  let words = text
    .replace(NO_LETTERS, " ")
    .replace(/[^\S\n]+/g, " ")
    .trim();
  for (const size of setting.sizes) {
    const letters = await ink(words, size, setting);
    if (letters === null || letters.height <= setting.height) return letters;
  }
  for (;;) {
    const graphemes = Array.from(new Intl.Segmenter("en").segment(words), ({ segment }) => segment);
    words = graphemes
      .slice(0, Math.min(LONGEST, Math.floor(graphemes.length * 0.85)))
      .join("")
      .replace(/\s+\S*$/, "");
    const letters = await ink(`${words.replace(/[\s.,…]+$/, "")}…`, setting.sizes.at(-1) ?? setting.sizes[0], setting);
    if (letters === null || letters.height <= setting.height || words === "") return letters;
  }
}

/** No place is left for more of them. */
const LONGEST = 240;
/** Characters that markup cannot hold, and those that turn the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out
const NO_LETTERS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/** The library of fonts keeps each file that a text names for as long as the process lives, and chooses among all of them. */
function register(weight: keyof typeof FILES): Promise<unknown> {
  const fontfile = join(/* turbopackIgnore: true */ process.cwd(), FONTS, FILES[weight]);
  return sharp({ text: { text: "a", font: `${FAMILIES[weight]}, 12`, fontfile } }).metadata();
}

async function ink(text: string, size: number, setting: Setting): Promise<Letters | null> {
  if (text === "") return null;
  try {
    return await render(text, size, setting);
  } catch (error) {
    // to the library no ink is a failure like others, and another thread may take the reason away before it is read: a dot has ink
    await render(`${text}.`, size, setting).catch(() => Promise.reject(error));
    return null;
  }
}

async function render(text: string, size: number, { width, color, weight = 400 }: Setting): Promise<Letters> {
  const markup = `<span foreground="${color}">${escapeMarkup(text)}</span>`;
  // with the comma, "SemiBold" is a part of the name and no wish for another weight
  const font = `${FAMILIES[weight]}, ${size}`;
  const { data, info } = await sharp({ text: { text: markup, font, width, dpi: 72, rgba: true, wrap: "word-char" } })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}
