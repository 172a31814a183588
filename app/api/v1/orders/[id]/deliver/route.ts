import { deliverOrder } from "@/lib/contracts/trade/orders/creator-orders";
import { deliverOrder as deliver } from "@/lib/domain/trade/orders/work/deliver";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(deliverOrder, ({ ctx, params, body }) => deliver(ctx, params.id, body)),
});
