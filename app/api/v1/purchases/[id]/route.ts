import { getPurchase } from "@/lib/contracts/trade/purchases/purchases";
import { getPurchase as get } from "@/lib/domain/trade/orders/reading/purchases";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getPurchase, ({ ctx, params, query }) => get(ctx, params.id, query.wait_seconds)),
});
