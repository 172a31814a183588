import { z } from "zod";
import { idOf } from "../../values/ids";
import { jsonField } from "../../values/json-field";
import { Timestamp } from "../../values/page";
import { NewProduct } from "./products";

/** The product editor's form: the product as one field of JSON, since its packages and add-ons are lists of objects. */
export const ProductForm = z.object({
  id: idOf("prod").optional(),
  /** `updated_at` of what the form shows. */
  version: Timestamp.optional(),
  /** Put it on sale, or keep it as a draft; a product that is on sale, or was, stays where it is. */
  intent: z.enum(["publish", "draft"]).default("publish"),
  product: jsonField(100_000, NewProduct).superRefine((product, ctx) => {
    if (product.kind !== "packages") return;
    const names = product.packages.map(({ name }) => name.toLowerCase());
    for (const [i, name] of names.entries())
      if (names.indexOf(name) < i)
        ctx.addIssue({ code: "custom", path: ["packages", i, "name"], message: "is the name of another package" });
  }),
});

export type ProductForm = z.output<typeof ProductForm>;

/** One product, as the buttons of a list send it. */
export const OneProduct = z.strictObject({ id: idOf("prod") });
