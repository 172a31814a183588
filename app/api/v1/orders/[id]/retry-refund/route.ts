import { retryRefund } from "@/lib/contracts/trade/orders/order-settling";
import { tryRefundAgain } from "@/lib/domain/trade/settling/take-part";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(retryRefund, ({ ctx, params, body }) => tryRefundAgain(ctx, params.id, body.refund_id)),
});
