import { withdrawCancelPurchase } from "@/lib/contracts/trade/purchases/purchase-settling";
import { withdrawCancel } from "@/lib/domain/trade/orders/canceling/withdraw";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(withdrawCancelPurchase, ({ ctx, params }) => withdrawCancel(ctx, { orderId: params.id })),
});
