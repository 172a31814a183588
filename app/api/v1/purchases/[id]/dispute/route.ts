import { disputePurchase } from "@/lib/contracts/trade/purchases/purchase-settling";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(disputePurchase, ({ ctx, params, body }) => openDispute(ctx, { orderId: params.id, ...body })),
});
