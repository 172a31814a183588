import type { z } from "zod";
import type { CategoryList } from "@/lib/contracts/network/categories";
import { CATEGORY_COUNT, SUBCATEGORY_COUNT, TAXONOMY } from "./taxonomy";

/** The whole taxonomy as the wire shows it. */
export function viewTaxonomy(): z.infer<typeof CategoryList> {
  return {
    data: TAXONOMY.map((category) => ({
      ...category,
      subcategories: category.subcategories.map((s) => ({ ...s, skills: [...s.skills] })),
    })),
    category_count: CATEGORY_COUNT,
    subcategory_count: SUBCATEGORY_COUNT,
  };
}
