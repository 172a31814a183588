import { listOrders } from "@/lib/contracts/trade/creator-orders";
import { listOrders as list } from "@/lib/domain/trade/orders/reading/list";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listOrders, ({ ctx, query }) => list(ctx, query)),
});
