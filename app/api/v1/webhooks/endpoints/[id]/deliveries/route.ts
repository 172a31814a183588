import { listDeliveries } from "@/lib/contracts/deliveries";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { listDeliveries as list } from "@/lib/webhooks/read-deliveries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listDeliveries, ({ ctx, params, query }) => list(ctx, params.id, query)),
});
