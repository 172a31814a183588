import { listOrders } from "@/lib/contracts/creator-orders";
import { listOrders as list } from "@/lib/orders/list";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listOrders, ({ ctx, query }) => list(ctx, query)),
});
