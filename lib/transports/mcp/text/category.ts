import { z } from "zod";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";

export const CATEGORY_SLUGS = TAXONOMY.map((category) => category.slug);

/** One of the twelve categories. Anyone who sends another is told all of them. */
export const CategoryArgument = z
  .enum(CATEGORY_SLUGS, { error: ({ input }) => `${unknown(input)} Choose one of: ${CATEGORY_SLUGS.join(", ")}` })
  .describe("A category.");

/** The same where the list need not stand again: a wrong one is told all of them. */
export const NamedCategory = z
  .string()
  .max(80)
  .pipe(CategoryArgument)
  .describe("A category, as find_creators takes it.");

/** Names the category that a subcategory belongs to: agents often send the narrower slug. */
function unknown(sent: unknown): string {
  const parent = TAXONOMY.find((category) => category.subcategories.some((s) => s.slug === sent));
  if (parent) return `is a subcategory of ${parent.slug}: send that, and its words as the query.`;
  return "is not a category.";
}
