import { publishProduct } from "@/lib/contracts/trade/products/product-operations";
import { restoreProduct } from "@/lib/domain/trade/products/archive";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(publishProduct, ({ ctx, params }) => restoreProduct(ctx, params.id)),
});
