import { createProduct, listProducts } from "@/lib/contracts/products";
import { createProduct as create } from "@/lib/products/create";
import { listProducts as list } from "@/lib/products/list";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listProducts, ({ ctx, query }) => list(ctx, query)),
  POST: route(createProduct, ({ ctx, body }) => create(ctx, body)),
});
