import { z } from "zod";
import { operation } from "../operation";

export const Category = z
  .object({
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    subcategories: z.array(z.object({ slug: z.string(), name: z.string(), skills: z.array(z.string()) })),
  })
  .meta({ id: "Category" });

export const CategoryList = z
  .object({ data: z.array(Category), category_count: z.literal(12), subcategory_count: z.literal(359) })
  .meta({ id: "CategoryList" });

export const listCategories = operation({
  id: "listCategories",
  method: "GET",
  path: "/v1/categories",
  summary: "List the service taxonomy",
  description: "12 categories and 359 subcategories, each with example skills.",
  tag: "Taxonomy",
  scope: "public",
  tier: "FREE",
  status: 200,
  response: CategoryList,
  example: {
    response: {
      data: [
        {
          slug: "design-creative",
          name: "Design & Creative",
          description: "Brand identities, interfaces, illustration and print.",
          subcategories: [
            {
              slug: "brand-identity",
              name: "Brand identity",
              skills: ["Logo systems", "Brand guidelines", "Type selection"],
            },
          ],
        },
      ],
      category_count: 12,
      subcategory_count: 359,
    },
  },
  cache: { maxAge: 3600 },
  constant: true,
});
