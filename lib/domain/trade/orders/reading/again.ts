import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { productPackages, products } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { type FoundOrder, orderFor } from "../access/access";

const onSale = prepared("product_on_sale", (db) =>
  db
    .select({ slug: products.slug })
    .from(products)
    .where(and(eq(products.id, sql.placeholder("id")), eq(products.status, "active"))),
);

/** The package that an offer started from: the one whose title the offer kept. */
const packageTitled = prepared("package_titled", (db) =>
  db
    .select({ slug: productPackages.slug })
    .from(productPackages)
    .innerJoin(products, eq(products.id, productPackages.productId))
    .where(
      and(
        eq(products.id, sql.placeholder("id")),
        sql`${products.name} || ': ' || ${productPackages.name} = ${sql.placeholder("title")}`,
      ),
    ),
);

/**
 * Where the buyer of an order buys the same again: the product's page with the same package and add-ons chosen, or the creator's
 * profile when it is no longer on sale. Throws `not_found`.
 */
export async function orderAgainPath(ctx: Context, id: string, token?: string): Promise<string> {
  const order = await orderFor(ctx, id, "review", token);
  const [product] = await onSale().execute({ id: order.productId });
  if (!product) return `/${order.handle}`;
  const chosen = new URLSearchParams();
  const tier = order.packageSlug ?? (order.quoteId ? await startOf(order) : null);
  if (tier) chosen.set("tier", tier);
  const addons = order.lines.filter((line) => line.kind === "addon").map((line) => line.slug);
  if (addons.length > 0) chosen.set("addons", addons.join());
  return `/${order.handle}/products/${product.slug}${chosen.size > 0 ? `?${chosen}` : ""}`;
}

async function startOf({ productId: id, productTitle: title }: FoundOrder): Promise<string | null> {
  const [start] = await packageTitled().execute({ id, title });
  return start?.slug ?? null;
}

/** The address that an order was paid with, for anyone who holds its link. Throws `not_found`. */
export async function buyerEmailOf(ctx: Context, id: string, token: string): Promise<string | null> {
  return (await orderFor(ctx, id, "review", token)).buyerEmail;
}
