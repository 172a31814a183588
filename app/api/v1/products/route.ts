import { createProduct, listProducts } from "@/lib/contracts/trade/products/products";
import { createProduct as create } from "@/lib/domain/trade/products/create";
import { listProducts as list } from "@/lib/domain/trade/products/list";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listProducts, ({ ctx, query }) => list(ctx, query)),
  POST: route(createProduct, ({ ctx, body }) => create(ctx, body)),
});
