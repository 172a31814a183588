import { refundOrder } from "@/lib/contracts/trade/orders/order-refunds";
import { refundOrder as refund } from "@/lib/domain/trade/orders/closing/refund";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(refundOrder, ({ ctx, params, body }) => refund(ctx, params.id, body)),
});
