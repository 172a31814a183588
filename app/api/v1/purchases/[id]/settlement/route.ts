import { getPurchaseSettlement } from "@/lib/contracts/trade/purchases/purchase-settling";
import { readPurchaseSettlement } from "@/lib/domain/trade/settling/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getPurchaseSettlement, ({ ctx, params }) => readPurchaseSettlement(ctx, params.id)),
});
