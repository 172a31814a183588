import { listOrders } from "@/lib/contracts/trade/orders/creator-orders";
import { createOrder } from "@/lib/contracts/trade/orders/open-order";
import { openOrder } from "@/lib/domain/trade/orders/checkout/open-order";
import { listOrders as list } from "@/lib/domain/trade/orders/reading/list";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listOrders, ({ ctx, query }) => list(ctx, query)),
  POST: route(createOrder, ({ ctx, body }) => openOrder(ctx, body)),
});
