import { type Column, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { productAddons, productPackages } from "@/db/schema";

const k = alias(productPackages, "k");
const a = alias(productAddons, "a");

/** What the add-ons of a product are called, as one text: some are asked for by themselves. */
export function addonsOf(productId: Column): SQL<string> {
  return sql`coalesce((select string_agg(${a.name}, ' . ' order by ${a.position}, ${a.id}) from ${productAddons} as ${a} where ${a.productId} = ${productId}), '')`;
}

/** What its packages hold, each in a few words. */
export function featuresOf(productId: Column): SQL<string> {
  return sql`coalesce((select string_agg(array_to_string(${k.features}, ' . '), ' . ' order by ${k.position}, ${k.id}) from ${productPackages} as ${k} where ${k.productId} = ${productId}), '')`;
}

/** All else that the packages and add-ons of a product say, as one text. */
export function packedOf(productId: Column): SQL<string> {
  return sql`coalesce((
      select string_agg(${k.name} || ' . ' || ${k.description}, ' . ' order by ${k.position}, ${k.id})
      from ${productPackages} as ${k} where ${k.productId} = ${productId}), '') || ' . ' || coalesce((
      select string_agg(${a.description}, ' . ' order by ${a.position}, ${a.id}) from ${productAddons} as ${a} where ${a.productId} = ${productId}), '')`;
}
