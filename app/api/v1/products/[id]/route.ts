import { getProduct, updateProduct } from "@/lib/contracts/trade/products/product-operations";
import { patchProduct } from "@/lib/domain/trade/products/patch";
import { getOwnProduct } from "@/lib/domain/trade/products/read-own";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getProduct, ({ ctx, params }) => getOwnProduct(ctx, params.id)),
  PATCH: route(updateProduct, ({ ctx, params, body }) => patchProduct(ctx, params.id, body)),
});
