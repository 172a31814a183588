import {
  LookupAnswer,
  LookupRequest,
  MAX_LOOKUP,
  ProductAnswer,
  ProductRequest,
  SearchAnswer,
  SearchRequest,
} from "@/lib/contracts/commerce/catalog";
import { CAPABILITY } from "@/lib/contracts/commerce/protocol";
import { lookUpCatalog } from "@/lib/domain/network/catalog/lookup";
import { getCatalogProduct } from "@/lib/domain/network/catalog/product";
import { searchCatalog as search } from "@/lib/domain/network/catalog/search";
import { commerceOperation } from "./operation";

const READS = { payload: "catalog", hasId: false, writes: false, pays: false, perMinute: 120 } as const;

export const searchCatalog = commerceOperation({
  ...READS,
  name: "search_catalog",
  title: "Search the catalog",
  description:
    "Finds services that people sell: by words, categories (any of them) and price in US cents. Each variant's id is what a checkout takes.",
  capability: CAPABILITY.search,
  input: SearchRequest,
  output: SearchAnswer,
  run: (ctx, { input }) => search(ctx, input),
});

export const lookupCatalog = commerceOperation({
  ...READS,
  name: "lookup_catalog",
  title: "Look items up",
  description: `Products and variants by their ids, at most ${MAX_LOOKUP} at a time. A product's id answers its first package.`,
  capability: CAPABILITY.lookup,
  input: LookupRequest,
  output: LookupAnswer,
  run: (ctx, { input }) => lookUpCatalog(ctx, input),
});

export const getProduct = commerceOperation({
  ...READS,
  name: "get_product",
  title: "Get a product",
  description:
    "One product in full, with the package that is selected. `metadata.packages` and `metadata.addons` name all ids that a checkout takes.",
  capability: CAPABILITY.lookup,
  input: ProductRequest,
  output: ProductAnswer,
  run: (ctx, { input }) => getCatalogProduct(ctx, input),
});
