import { z } from "zod";
import type { Call } from "../../call";
import { emit } from "../../events";
import type { Product } from "../../objects/catalogue";
import { clearable, list, metadata, text } from "../../params";
import { randomId } from "../../random";
import { Refusal } from "../../refusal";
import { insert } from "../../store";
import { kept } from "../merge";

/** Descriptive parameters of a product. */
export const PRODUCT = {
  description: clearable.optional(),
  images: list(text).optional(),
  metadata: metadata.optional(),
  unit_label: clearable.optional(),
  url: clearable.optional(),
};

/** `product_data`: a product made together with its price. */
export const INLINE_PRODUCT = z.strictObject({ ...PRODUCT, name: text });

type Fields = z.output<typeof INLINE_PRODUCT> & { id?: string | undefined; active?: boolean | undefined };

/** A product. An inline one belongs to a single checkout and is not listed. */
export async function createProduct(call: Call, fields: Fields, inline = false): Promise<Product> {
  const product: Product = {
    id: fields.id ?? randomId("prod", 14),
    object: "product",
    active: fields.active ?? true,
    created: call.now,
    default_price: null,
    description: fields.description ?? null,
    images: fields.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: kept(fields.metadata),
    name: fields.name,
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    type: "service",
    unit_label: fields.unit_label ?? null,
    updated: call.now,
    url: fields.url ?? null,
    _inline: inline,
  };
  if (!(await insert(call, product))) {
    throw new Refusal(`Product already exists: ${product.id}`, { code: "resource_already_exists", param: "id" });
  }
  if (!inline) emit(call, "product.created", product);
  return product;
}
