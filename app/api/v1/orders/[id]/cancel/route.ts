import { cancelOrder } from "@/lib/contracts/trade/orders/order-refunds";
import { cancelOrder as cancel } from "@/lib/domain/trade/orders/closing/cancel";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(cancelOrder, ({ ctx, params, body }) => cancel(ctx, params.id, body.note)),
});
