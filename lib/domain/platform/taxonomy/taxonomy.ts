import { businessConsulting } from "./data/business-consulting";
import type { CategoryData, SubcategoryData } from "./data/category";
import { coachingEducation } from "./data/coaching-education";
import { dataAi } from "./data/data-ai";
import { designCreative } from "./data/design-creative";
import { legalFinance } from "./data/legal-finance";
import { lifestyleEvents } from "./data/lifestyle-events";
import { marketingGrowth } from "./data/marketing-growth";
import { musicAudio } from "./data/music-audio";
import { photographyVisualArts } from "./data/photography-visual-arts";
import { softwareDevelopment } from "./data/software-development";
import { videoAnimation } from "./data/video-animation";
import { writingTranslation } from "./data/writing-translation";

/** The service taxonomy, in the order in which it is shown; published by `GET /v1/categories`. */
export const TAXONOMY: readonly CategoryData[] = [
  designCreative,
  softwareDevelopment,
  writingTranslation,
  videoAnimation,
  musicAudio,
  marketingGrowth,
  businessConsulting,
  dataAi,
  photographyVisualArts,
  coachingEducation,
  legalFinance,
  lifestyleEvents,
];

// Literals, not lengths: the published contract names these numbers, so a changed list must fail its test.
export const CATEGORY_COUNT = 12;
export const SUBCATEGORY_COUNT = 359;

const CATEGORIES = new Map(TAXONOMY.map((category) => [category.slug, category]));
const CATEGORY_OF = new Map(
  TAXONOMY.flatMap(({ slug, subcategories }) => subcategories.map((one) => [one.slug, slug])),
);
const SUBCATEGORIES = new Map(
  TAXONOMY.flatMap((category) => category.subcategories.map((subcategory) => [subcategory.slug, subcategory] as const)),
);

/** What is said of a slug that names none. */
export const NO_CATEGORY = "is not a category: `GET /v1/categories` lists them";

/** The category with this exact slug (lower case), or undefined. Subcategory slugs are not matched. */
export function findCategory(slug: string): CategoryData | undefined {
  return CATEGORIES.get(slug);
}

/** The subcategory with this exact slug (lower case), or undefined. Slugs are unique over all categories. */
export function findSubcategory(slug: string): SubcategoryData | undefined {
  return SUBCATEGORIES.get(slug);
}

/** The categories of a product, as the search files it: those of its subcategories, or its creator's where it has none. */
export function categoriesOf(
  product: { subcategories: readonly string[] },
  creator: { categories: readonly string[] },
): string[] {
  const own = product.subcategories.flatMap((slug) => CATEGORY_OF.get(slug) ?? []);
  return [...new Set(own.length > 0 ? own : creator.categories)];
}
