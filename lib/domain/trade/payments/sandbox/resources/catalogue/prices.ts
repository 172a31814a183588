import { z } from "zod";
import type { Call } from "../../call";
import { endpoint, reads } from "../../endpoint";
import { emit } from "../../events";
import { listObjects } from "../../list";
import type { Interval, Price } from "../../objects/catalogue";
import { clearable, currency, flag, integer, list, metadata, text } from "../../params";
import { randomId } from "../../random";
import { Refusal } from "../../refusal";
import { insert, lock, reserve, retrieve, save } from "../../store";
import { kept, merge } from "../merge";
import { createProduct, INLINE_PRODUCT } from "./products";

const MAX_AMOUNT = 99_999_999;
const INTERVALS = ["day", "week", "month", "year"] as const satisfies Interval[];

/** Parameters of a price, alone, as a product's default or in a checkout's line. */
export const PRICE = {
  currency,
  unit_amount: integer(0, MAX_AMOUNT),
  recurring: z.strictObject({ interval: z.enum(INTERVALS), interval_count: integer(1, 1_000).default(1) }).optional(),
  tax_behavior: z.enum(["exclusive", "inclusive", "unspecified"]).optional(),
};

export type PriceFields = z.output<z.ZodObject<typeof PRICE>> & {
  metadata?: Record<string, string> | undefined;
  nickname?: string | null | undefined;
  lookup_key?: string | null | undefined;
};

/** A price of a product. An inline one belongs to a single checkout: it cannot be sold again and is not listed. */
export async function createPrice(call: Call, product: string, fields: PriceFields, inline = false): Promise<Price> {
  const price: Price = {
    id: randomId("price"),
    object: "price",
    active: !inline,
    billing_scheme: "per_unit",
    created: call.now,
    currency: fields.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: fields.lookup_key ?? null,
    metadata: kept(fields.metadata),
    nickname: fields.nickname ?? null,
    product,
    recurring: fields.recurring
      ? { ...fields.recurring, meter: null, trial_period_days: null, usage_type: "licensed" }
      : null,
    tax_behavior: fields.tax_behavior ?? "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: fields.recurring ? "recurring" : "one_time",
    unit_amount: fields.unit_amount,
    unit_amount_decimal: String(fields.unit_amount),
    _inline: inline,
  };
  await insert(call, price);
  if (!inline) emit(call, "price.created", price);
  return price;
}

/** Makes sure that no other price holds the lookup key; with `transfer` the holder loses it. */
async function freeLookupKey(call: Call, key: string, transfer: boolean, own?: string): Promise<void> {
  await reserve(call, `lookup_key:${key}`);
  const match = { lookup_key: key };
  const { data } = await listObjects(call, "price", "/v1/prices", { limit: 1 }, { match });
  const holder = data[0];
  if (!holder || holder.id === own) return;
  if (!transfer) throw new Refusal(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: "lookup_key" });
  await save(call, { ...(await lock(call, "price", holder.id)), lookup_key: null });
}

const OWN_FIELDS = {
  nickname: clearable.optional(),
  metadata: metadata.optional(),
  lookup_key: clearable.optional(),
  transfer_lookup_key: flag.default(false),
};
const FILTERS = {
  active: flag.optional(),
  product: text.optional(),
  currency: currency.optional(),
  type: z.enum(["one_time", "recurring"]).optional(),
  lookup_keys: list(text).optional(),
};

export const priceEndpoints = [
  ...reads("price", "/v1/prices", FILTERS, ({ lookup_keys, ...match }) => ({
    match: { ...match, _inline: false },
    among: { field: "lookup_key", values: lookup_keys },
  })),
  endpoint(
    "POST /v1/prices",
    { ...PRICE, ...OWN_FIELDS, product: text.optional(), product_data: INLINE_PRODUCT.optional() },
    async (call, { product, product_data, transfer_lookup_key, ...fields }) => {
      if (product ? product_data : !product_data) {
        throw new Refusal("You must pass exactly one of product and product_data.", { param: "product" });
      }
      if (fields.lookup_key) await freeLookupKey(call, fields.lookup_key, transfer_lookup_key);
      const owner = product_data
        ? await createProduct(call, product_data)
        : await retrieve(call, "product", product ?? "", "product");
      return createPrice(call, owner.id, fields);
    },
  ),
  endpoint(
    "POST /v1/prices/:id",
    { ...OWN_FIELDS, active: flag.optional() },
    async (call, { transfer_lookup_key, ...fields }, id) => {
      if (fields.lookup_key) await freeLookupKey(call, fields.lookup_key, transfer_lookup_key, id);
      const price = merge(await lock(call, "price", id), fields);
      await save(call, price);
      emit(call, "price.updated", price);
      return price;
    },
  ),
];
