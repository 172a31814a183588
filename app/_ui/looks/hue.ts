import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";

/** The hue of each category, in degrees of OKLCH, spread so that neighbours on the map differ. */
const CATEGORY_HUES: Record<string, number> = {
  "design-creative": 350,
  "software-development": 255,
  "writing-translation": 70,
  "video-animation": 20,
  "music-audio": 305,
  "marketing-growth": 45,
  "business-consulting": 230,
  "data-ai": 280,
  "photography-visual-arts": 195,
  "coaching-education": 110,
  "legal-finance": 160,
  "lifestyle-events": 135,
};

/** The hue of a creator or a category: of the first slug that is a category or one of its subcategories. */
export function hueOf(slugs: readonly string[], handle = ""): number {
  for (const slug of slugs) {
    const own = CATEGORY_HUES[slug] ?? CATEGORY_HUES[parentOf(slug) ?? ""];
    if (own !== undefined) return own;
  }
  const hues = Object.values(CATEGORY_HUES);
  return hues[hash(handle) % hues.length] ?? 160;
}

function parentOf(slug: string): string | undefined {
  return TAXONOMY.find((category) => category.subcategories.some((s) => s.slug === slug))?.slug;
}

/** FNV-1a, 32 bits: the same handle always draws the same picture. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return h;
}

/** A generator of numbers in [0, 1) that repeats itself for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
