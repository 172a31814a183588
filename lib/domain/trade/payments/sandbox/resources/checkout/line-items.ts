import { z } from "zod";
import type { Call } from "../../call";
import type { Price, Product } from "../../objects/catalogue";
import type { LineItem, Session } from "../../objects/checkout";
import { integer, list, metadata, text } from "../../params";
import { randomId } from "../../random";
import { Refusal } from "../../refusal";
import { retrieve } from "../../store";
import { publicFields } from "../../view";
import { createPrice, PRICE } from "../catalogue/prices";
import { createProduct, INLINE_PRODUCT } from "../catalogue/products";

const PRICE_DATA = z.strictObject({ ...PRICE, product: text.optional(), product_data: INLINE_PRODUCT.optional() });

/** `line_items` of a new checkout: each names a stored price or describes one. */
export const LINE_ITEMS = list(
  z.strictObject({
    price: text.optional(),
    price_data: PRICE_DATA.optional(),
    quantity: integer(1, 999_999),
    metadata: metadata.optional(),
  }),
);

type Line = z.output<typeof LINE_ITEMS>[number];

/** Prices the lines of a new checkout in minor units. Throws a refusal that names the line at fault. */
export async function priceLines(call: Call, lines: Line[], mode: Session["mode"]): Promise<LineItem[]> {
  if (lines.length === 0) throw new Refusal("The `line_items` parameter is required.", { param: "line_items" });
  const items: LineItem[] = [];
  for (const [i, line] of lines.entries()) items.push(await priceLine(call, line, mode, `line_items[${i}]`));
  if (new Set(items.map((item) => item.currency)).size > 1) {
    throw new Refusal("All prices on a Checkout session must be in the same currency.", { param: "line_items" });
  }
  if (mode === "subscription" && items.filter((item) => item.price.recurring).length !== 1) {
    throw new Refusal("You must provide one recurring price in `subscription` mode.", { param: "line_items" });
  }
  return items;
}

async function priceLine(call: Call, line: Line, mode: Session["mode"], param: string): Promise<LineItem> {
  const price = line.price ? await storedPrice(call, line.price, param) : await inlinePrice(call, line, param);
  if (mode === "payment" && price.recurring) {
    throw new Refusal("You specified `payment` mode but passed a recurring price.", { param });
  }
  const product: Product = await retrieve(call, "product", price.product);
  const amount = price.unit_amount * line.quantity;
  return {
    id: randomId("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: product.name,
    metadata: line.metadata ?? {},
    price: publicFields(price) as LineItem["price"],
    quantity: line.quantity,
  };
}

async function storedPrice(call: Call, id: string, param: string): Promise<Price> {
  const price = await retrieve(call, "price", id, `${param}[price]`);
  if (price.active) return price;
  const message = "The price specified is inactive. This field only accepts active prices.";
  throw new Refusal(message, { param: `${param}[price]` });
}

async function inlinePrice(call: Call, { price_data: data }: Line, param: string): Promise<Price> {
  if (!data) throw new Refusal("You must specify either `price` or `price_data` when creating line items.", { param });
  const { product, product_data, ...fields } = data;
  if (product ? product_data : !product_data) {
    throw new Refusal("You must specify exactly one of `product` and `product_data`.", {
      param: `${param}[price_data]`,
    });
  }
  const owner = product_data
    ? await createProduct(call, product_data, true)
    : await retrieve(call, "product", product ?? "", `${param}[price_data][product]`);
  return createPrice(call, owner.id, fields, true);
}
