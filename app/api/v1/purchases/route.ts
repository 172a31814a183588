import { listPurchases } from "@/lib/contracts/trade/purchases/purchases";
import { listBoughtOrders } from "@/lib/domain/trade/orders/reading/bought";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listPurchases, ({ ctx, query }) => listBoughtOrders(ctx, query)),
});
