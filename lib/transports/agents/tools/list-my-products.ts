import { z } from "zod";
import { PRODUCT_STATUSES, Product } from "@/lib/contracts/trade/products/products";
import { formatMoney } from "@/lib/core/values/money";
import { listProducts } from "@/lib/domain/trade/products/list";
import { code, inline } from "@/lib/transports/mcp/markdown";
import { tool } from "@/lib/transports/mcp/tool";
import { listed, MaxResults, READS } from "./own-list";

export const listMyProducts = tool({
  name: "list_my_products",
  title: "List my products",
  access: { scopes: ["products:read"], requirement: () => "key_required" },
  perMinute: 120,
  description: "Answers what the agent's owner sells, also what is not on sale at the moment.",
  input: z.strictObject({
    status: z.enum(PRODUCT_STATUSES).optional().describe("Only products in this state."),
    maxResults: MaxResults,
  }),
  output: z.object({ products: z.array(Product), has_more: z.boolean() }),
  annotations: READS,
  run: async (ctx, { status, maxResults }) => {
    const { data, has_more } = await listProducts(ctx, { status, limit: maxResults });
    return { products: data, has_more };
  },
  text: ({ products, has_more }) => listed("Your products", products.map(line), has_more),
});

function line(product: z.output<typeof Product>): string {
  const price = product.price_cents === null ? "no price" : `from ${formatMoney(product.price_cents)}`;
  return `${code(product.id)} ${inline(product.name, 120)}: ${price}, ${product.status}`;
}
