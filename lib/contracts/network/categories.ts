import { z } from "zod";
import { operation } from "../operation";

export const Category = z
  .object({
    slug: z.string().meta({ description: "Name of the category in URLs and in filters such as `category`." }),
    name: z.string().meta({ description: "The category's name as people read it." }),
    description: z.string().meta({ description: "What belongs to the category, in a sentence." }),
    subcategories: z
      .array(
        z
          .object({
            slug: z.string().meta({ description: "Name of the subcategory in URLs, unique in the whole taxonomy." }),
            name: z.string().meta({ description: "The subcategory's name as people read it." }),
            skills: z.array(z.string()).meta({ description: "Examples of skills that belong to it." }),
          })
          .meta({ description: "A kind of service within a category." }),
      )
      .meta({ description: "The kinds of services in the category." }),
  })
  .meta({ id: "Category", description: "A category of the service taxonomy." });

export const CategoryList = z
  .object({
    data: z.array(Category).meta({ description: "Every category, in one list." }),
    category_count: z.literal(12).meta({ description: "How many categories there are." }),
    subcategory_count: z.literal(359).meta({ description: "How many subcategories there are in all of them." }),
  })
  .meta({ id: "CategoryList" });

export const listCategories = operation({
  id: "listCategories",
  method: "GET",
  path: "/v1/categories",
  summary: "List the service taxonomy",
  description: "12 categories and 359 subcategories, each with example skills.",
  tag: "Taxonomy",
  touches: "shared",
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
