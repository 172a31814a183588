import { reorderProducts } from "@/lib/contracts/trade/products/product-operations";
import { reorderProducts as reorder } from "@/lib/domain/trade/products/reorder";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(reorderProducts, async ({ ctx, body }) => ({ ids: [...(await reorder(ctx, body.ids)).ids] })),
});
