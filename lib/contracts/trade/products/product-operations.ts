import { z } from "zod";
import { operation } from "../../operation";
import { idOf } from "../../values/ids";
import { MetadataPatch } from "../../values/metadata";
import { EXAMPLE_PRODUCT } from "./product-examples";
import { described, NewPackage, Product, ProductOrder, ProductStart } from "./products";
import { Days, Price, Revisions } from "./terms";

const ProductParams = z.object({ id: idOf("prod") });

/** What a creator changes of a product. What is left out stays; lists are sent whole. */
export const ProductPatch = z
  .strictObject({
    kind: z.enum(["flat", "packages"]).meta({
      description: "Another kind of price: send what that kind needs with it.",
    }),
    name: described.name,
    slug: described.slug.unwrap().meta({ description: "Name in URLs and orders, at most 80 characters." }),
    summary: described.summary.unwrap().meta({ description: "What is sold, in one line, at most 300 characters." }),
    description: described.description
      .unwrap()
      .meta({ description: "What is sold, as Markdown, at most 20,000 characters." }),
    addons: described.addons.unwrap().meta({ description: "What can be added for a price, at most 10." }),
    images: described.images.unwrap().meta({ description: described.images.description }),
    requirements: described.requirements.unwrap(),
    subcategories: described.subcategories.unwrap().meta({ description: described.subcategories.description }),
    skills: described.skills.unwrap().meta({ description: described.skills.description }),
    price_cents: Price,
    delivery_days: Days,
    revisions: Revisions.unwrap().meta({ description: "Rounds of changes included, 0 to 50." }),
    packages: z.array(NewPackage).min(1).max(3).meta({ description: "The packages, 1 to 3." }),
    metadata: MetadataPatch,
  })
  .partial()
  .meta({ id: "ProductPatch", description: "What changes of a product; what is left out stays." });

export type ProductPatch = z.output<typeof ProductPatch>;

/** A new product in one shape, for what takes no choice of shapes: what does not go with its kind is refused. */
export const ProductFields = ProductPatch.extend({
  kind: ProductPatch.shape.kind.unwrap(),
  name: ProductPatch.shape.name.unwrap(),
  status: ProductStart.optional(),
}).meta({ description: "A product: with `price_cents` and `delivery_days`, or with `packages`, as its kind says." });

const OWN = { tag: "Products", touches: "shared", tier: "FREE", status: 200 } as const;

export const getProduct = operation({
  ...OWN,
  id: "getProduct",
  method: "GET",
  path: "/v1/products/{id}",
  summary: "Read one of your products",
  description: "Whichever its status is.",
  scope: "products:read",
  params: ProductParams,
  response: Product,
  errors: ["not_found"],
  example: { response: EXAMPLE_PRODUCT },
});

export const updateProduct = operation({
  ...OWN,
  id: "updateProduct",
  method: "PATCH",
  path: "/v1/products/{id}",
  summary: "Change a product",
  description:
    "Send what changes; the rest stays. `packages`, `addons`, `images`, `requirements`, `subcategories` and `skills` are sent whole. Orders keep what they were opened with.",
  scope: "products:write",
  params: ProductParams,
  body: ProductPatch,
  response: Product,
  errors: ["not_found", "conflict"],
  example: {
    body: { summary: "A mark, and the rules to keep it." },
    response: {
      ...EXAMPLE_PRODUCT,
      summary: "A mark, and the rules to keep it.",
      updated_at: "2026-11-22T16:05:12.000Z",
    },
  },
});

export const archiveProduct = operation({
  ...OWN,
  id: "archiveProduct",
  method: "POST",
  path: "/v1/products/{id}/archive",
  summary: "Take a product off sale",
  description: "No new checkout opens for it; its orders go on. One that is archived stays as it is.",
  scope: "products:write",
  params: ProductParams,
  response: Product,
  errors: ["not_found"],
  example: { response: { ...EXAMPLE_PRODUCT, status: "archived", updated_at: "2026-11-22T16:05:12.000Z" } },
});

export const publishProduct = operation({
  ...OWN,
  id: "publishProduct",
  method: "POST",
  path: "/v1/products/{id}/publish",
  summary: "Put a draft or an archived product on sale",
  description: "Last in your list. One that is on sale stays as it is.",
  scope: "products:write",
  params: ProductParams,
  response: Product,
  errors: ["not_found", "conflict"],
  example: { response: EXAMPLE_PRODUCT },
});

export const SortedProducts = ProductOrder.extend({
  ids: ProductOrder.shape.ids.meta({ description: "Every product of yours that is on sale, the first one first." }),
}).meta({ id: "ProductOrder", description: "Products in their order." });

export const reorderProducts = operation({
  ...OWN,
  id: "reorderProducts",
  method: "PUT",
  path: "/v1/products/order",
  summary: "Sort your products",
  description: "The order in which your profile and agents show them.",
  scope: "products:write",
  body: SortedProducts,
  response: SortedProducts,
  errors: ["not_found", "conflict"],
  example: { body: { ids: [EXAMPLE_PRODUCT.id] }, response: { ids: [EXAMPLE_PRODUCT.id] } },
});
