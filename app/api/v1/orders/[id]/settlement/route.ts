import { getOrderSettlement } from "@/lib/contracts/trade/orders/order-settling";
import { readOrderSettlement } from "@/lib/domain/trade/settling/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getOrderSettlement, ({ ctx, params }) => readOrderSettlement(ctx, params.id)),
});
