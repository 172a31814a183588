import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { hash } from "./seeded";

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
