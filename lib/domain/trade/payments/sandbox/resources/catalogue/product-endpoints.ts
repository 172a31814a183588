import { z } from "zod";
import { endpoint, reads } from "../../endpoint";
import { emit } from "../../events";
import type { Product } from "../../objects/catalogue";
import { flag, list, metadata, text } from "../../params";
import { lock, retrieve, save } from "../../store";
import { merge } from "../merge";
import { createPrice, PRICE } from "./prices";
import { createProduct, PRODUCT } from "./products";

const NEW_ID = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/);
const DEFAULT_PRICE = z.strictObject({ ...PRICE, metadata: metadata.optional() });

export const productEndpoints = [
  ...reads("product", "/v1/products", { active: flag.optional(), ids: list(text).optional() }, ({ ids, active }) => ({
    match: { active, _inline: false },
    among: { field: "id", values: ids },
  })),
  endpoint(
    "POST /v1/products",
    {
      ...PRODUCT,
      name: text,
      id: NEW_ID.optional(),
      active: flag.optional(),
      default_price_data: DEFAULT_PRICE.optional(),
    },
    async (call, { default_price_data, ...fields }) => {
      const product = await createProduct(call, fields);
      if (!default_price_data) return product;
      const price = await createPrice(call, product.id, default_price_data);
      const priced: Product = { ...product, default_price: price.id };
      await save(call, priced);
      return priced;
    },
  ),
  endpoint(
    "POST /v1/products/:id",
    { ...PRODUCT, name: text.optional(), active: flag.optional(), default_price: text.optional() },
    async (call, fields, id) => {
      if (fields.default_price) await retrieve(call, "price", fields.default_price, "default_price");
      const product: Product = { ...merge(await lock(call, "product", id), fields), updated: call.now };
      await save(call, product);
      emit(call, "product.updated", product);
      return product;
    },
  ),
];
