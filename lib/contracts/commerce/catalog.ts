import { z } from "zod";
import { Message } from "./protocol";

/** How many items one look-up may ask for. */
export const MAX_LOOKUP = 50;
/** How many products a page holds at most, and unless told. */
export const MAX_PAGE = 25;
const PAGE = 10;

const Minor = z.int().min(0);
const CURRENCY = /^[A-Za-z]{3}$/;

/** What is known of the buyer, provisionally; only the currency of price filters is read. */
const Hints = z.object({ currency: z.string().regex(CURRENCY).optional() }).optional();

const Filters = z
  .object({
    categories: z.array(z.string().max(100)).max(12).optional(),
    price: z.object({ min: Minor.optional(), max: Minor.optional() }).optional(),
  })
  .optional();

export type CatalogFilters = NonNullable<z.output<typeof Filters>>;

/** What every request of the catalog may send along. Members that are not known are ignored, as the protocol wants. */
const asked = { filters: Filters, context: Hints };

export const SearchRequest = z
  .object({
    query: z.string().max(400).optional(),
    ...asked,
    pagination: z
      .object({
        cursor: z.string().max(8_000).optional(),
        limit: z.int().min(1).default(PAGE),
      })
      .default({ limit: PAGE }),
  })
  .refine(
    ({ query, filters }) => Boolean(query?.trim()) || Boolean(filters?.categories?.length) || Boolean(filters?.price),
    "send a query, or a filter by category or price",
  );

export type SearchRequest = z.output<typeof SearchRequest>;

const ItemId = z.string().max(200);

export const LookupRequest = z.object({ ids: z.array(ItemId).min(1).max(MAX_LOOKUP), ...asked });
export type LookupRequest = z.output<typeof LookupRequest>;

const Selected = z.object({ name: z.string().max(200), id: ItemId.optional(), label: z.string().max(200) });

export const ProductRequest = z.object({
  id: ItemId,
  selected: z
    .array(Selected)
    .max(10)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, "names each option at most once")
    .optional(),
  ...asked,
});
export type ProductRequest = z.output<typeof ProductRequest>;

const Price = z.object({ amount: Minor, currency: z.string().regex(/^[A-Z]{3}$/) });
const Description = z.object({ plain: z.string(), markdown: z.string().optional() });
const Link = z.object({ type: z.string(), url: z.url(), title: z.string().optional() });

/** Something that can be a line of a checkout: a package, a product at a flat price, or an add-on. */
const Variant = z.object({
  id: z.string(),
  title: z.string(),
  description: Description,
  url: z.url(),
  price: Price,
  availability: z.object({ available: z.boolean(), status: z.string() }),
  options: z.array(z.object({ name: z.string(), id: z.string(), label: z.string() })).optional(),
  tags: z.array(z.string()).optional(),
  metadata: z.record(z.string(), z.unknown()),
  seller: z.object({ name: z.string(), links: z.array(Link) }),
  inputs: z.array(z.object({ id: z.string(), match: z.enum(["exact", "featured"]) })).optional(),
});

export type Variant = z.output<typeof Variant>;

const OptionValue = z.object({
  id: z.string(),
  label: z.string(),
  available: z.boolean().optional(),
  exists: z.boolean().optional(),
});

const Product = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description: Description,
  url: z.url(),
  categories: z.array(z.object({ value: z.string(), taxonomy: z.literal("merchant") })),
  price_range: z.object({ min: Price, max: Price }),
  media: z.array(
    z.object({
      type: z.literal("image"),
      url: z.url(),
      alt_text: z.string(),
      width: z.int().min(1),
      height: z.int().min(1),
    }),
  ),
  options: z.array(z.object({ name: z.string(), values: z.array(OptionValue).min(1) })).optional(),
  selected: z.array(z.object({ name: z.string(), id: z.string(), label: z.string() })).optional(),
  variants: z.array(Variant).min(1),
  tags: z.array(z.string()),
  metadata: z.record(z.string(), z.unknown()),
});

export type CatalogProduct = z.output<typeof Product>;

const messages = z.array(Message).optional();

export const SearchAnswer = z.object({
  products: z.array(Product),
  pagination: z.object({ has_next_page: z.boolean(), cursor: z.string().optional() }),
  messages,
});
export type SearchAnswer = z.output<typeof SearchAnswer>;

export const LookupAnswer = z.object({ products: z.array(Product), messages });
export type LookupAnswer = z.output<typeof LookupAnswer>;

export const ProductAnswer = z.object({ product: Product, messages });
export type ProductAnswer = z.output<typeof ProductAnswer>;
