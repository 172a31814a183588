import { getOrder } from "@/lib/contracts/trade/orders/creator-orders";
import { getOrder as get } from "@/lib/domain/trade/orders/reading/list";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getOrder, ({ ctx, params }) => get(ctx, params.id)),
});
