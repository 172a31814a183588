import { acceptPurchase } from "@/lib/contracts/trade/purchases/purchases";
import { acceptPurchase as accept } from "@/lib/domain/trade/orders/work/accept-delivery";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(acceptPurchase, ({ ctx, params, body }) => accept(ctx, params.id, body.delivery_number)),
});
