import { cancelPurchase } from "@/lib/contracts/trade/purchases/purchase-settling";
import { askToCancel } from "@/lib/domain/trade/orders/canceling/ask";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(cancelPurchase, ({ ctx, params, body }) => askToCancel(ctx, { orderId: params.id, ...body })),
});
