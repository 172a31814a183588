import { declineCancelOrder } from "@/lib/contracts/trade/orders/order-settling";
import { declineCancel } from "@/lib/domain/trade/orders/canceling/answer";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(declineCancelOrder, ({ ctx, params, body }) => declineCancel(ctx, params.id, body.reason)),
});
