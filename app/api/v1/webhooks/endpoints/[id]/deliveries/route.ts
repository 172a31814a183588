import { listDeliveries } from "@/lib/contracts/developers/webhooks/deliveries";
import { listDeliveries as list } from "@/lib/domain/developers/webhooks/reading/read-deliveries";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listDeliveries, ({ ctx, params, query }) => list(ctx, params.id, query)),
});
