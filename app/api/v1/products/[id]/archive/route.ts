import { archiveProduct } from "@/lib/contracts/trade/products/product-operations";
import { archiveProduct as archive } from "@/lib/domain/trade/products/archive";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(archiveProduct, ({ ctx, params }) => archive(ctx, params.id)),
});
