import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { BRAND } from "@/lib/contracts/brand";
import { type Letters, type Setting, setText } from "./letters";
import { PREVIEW_SIZE, type Preview } from "./preview";

/** The light theme's colours, as these formats take them. */
const PAPER = "#fbfaf9";
const INK = "#1d1b18";
const MUTED = "#5f5c57";
const GREEN = "#0d5138";
const TINT = "#dcefe4";

const EDGE = 72;
const WORDS = { width: 640 };
const PANEL = { left: 760, width: 440 };
const FACE = 280;

/** Draws the picture, 1200 x 630 pixels as PNG. `beside` are the bytes of what stands beside the words; null for initials. */
export async function drawPreview(preview: Preview, beside: Uint8Array | null): Promise<Buffer<ArrayBuffer>> {
  const layers = [...(await brand()), ...(await words(preview)), ...(await panel(preview, beside))];
  return sharp({ create: { ...PREVIEW_SIZE, channels: 3, background: PAPER } })
    .composite(layers)
    .png()
    .toBuffer();
}

async function brand(): Promise<OverlayOptions[]> {
  const mark = await sharp(join(/* turbopackIgnore: true */ process.cwd(), "public/icon.svg"), { density: 144 })
    .resize(48)
    .png()
    .toBuffer();
  const name = await setText(BRAND, { sizes: [30], width: 400, height: 48, color: INK, weight: 600 });
  return [{ input: mark, left: EDGE, top: 60 }, ...placed(name, EDGE + 62, 84 - (name?.height ?? 0) / 2)];
}

async function words({ label, title, line, facts }: Preview): Promise<OverlayOptions[]> {
  const set = (text: string, setting: Omit<Setting, "width">) => setText(text, { ...setting, ...WORDS });
  const [above, heading, below, foot] = await Promise.all([
    set(label, { sizes: [26], height: 34, color: GREEN, weight: 600 }),
    set(title, { sizes: [68, 56, 46], height: 180, color: INK, weight: 600 }),
    set(line, { sizes: [30], height: 112, color: MUTED }),
    set(facts, { sizes: [28], height: 36, color: INK, weight: 600 }),
  ]);
  const gaps: [Letters | null, number][] = [
    [above, 24],
    [heading, 28],
    [below, 0],
  ];
  const total = gaps.reduce((sum, [letters, gap]) => sum + (letters ? letters.height + gap : 0), 0);
  // in the middle of what is left between the brand and the foot
  let top = 132 + Math.max(0, (522 - 132 - total) / 2);
  const placedWords = gaps.flatMap(([letters, gap]) => {
    const at = placed(letters, EDGE, top);
    if (letters) top += letters.height + gap;
    return at;
  });
  return [...placedWords, ...placed(foot, EDGE, PREVIEW_SIZE.height - 60 - (foot?.height ?? 0))];
}

async function panel({ beside }: Preview, bytes: Uint8Array | null): Promise<OverlayOptions[]> {
  const { left, width } = PANEL;
  const { height } = PREVIEW_SIZE;
  if (beside.kind === "work" && bytes)
    return [{ input: await sharp(bytes).resize(width, height).png().toBuffer(), left, top: 0 }];
  const ground = { input: { create: { width, height, channels: 3, background: GREEN } }, left, top: 0 } as const;
  const centre = left + width / 2;
  if (beside.kind === "list") {
    const text = beside.lines.join("\n");
    const list = await setText(text, { sizes: [27, 24, 21], width: width - 96, height: 510, color: TINT, weight: 600 });
    return [ground, ...placed(list, left + 56, (height - (list?.height ?? 0)) / 2)];
  }
  const [x, y] = [centre - FACE / 2, (height - FACE) / 2];
  if (bytes) return [ground, { input: await round(bytes), left: x, top: y }];
  const setting = { sizes: [112], width: FACE, height: FACE, color: GREEN, weight: 600 } as const;
  const letters = await setText(initials(beside.of), setting);
  const disc = Buffer.from(circle(TINT));
  return [
    ground,
    { input: disc, left: x, top: y },
    ...placed(letters, centre - (letters?.width ?? 0) / 2, (height - (letters?.height ?? 0)) / 2),
  ];
}

function placed(letters: Letters | null, left: number, top: number): OverlayOptions[] {
  return letters ? [{ input: letters.input, left: Math.round(left), top: Math.round(top) }] : [];
}

function round(bytes: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const mask: OverlayOptions = { input: Buffer.from(circle("#fff")), blend: "dest-in" };
  return sharp(bytes).resize(FACE, FACE).ensureAlpha().composite([mask]).png().toBuffer();
}

const circle = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${FACE}" height="${FACE}"><circle cx="${FACE / 2}" cy="${FACE / 2}" r="${FACE / 2}" fill="${fill}"/></svg>`;

/** First letters of the first and the last word, as pages show who has no picture. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
