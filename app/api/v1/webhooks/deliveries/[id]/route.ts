import { getDelivery } from "@/lib/contracts/developers/webhooks/deliveries";
import { getDelivery as read } from "@/lib/domain/developers/webhooks/reading/read-deliveries";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getDelivery, ({ ctx, params }) => read(ctx, params.id)),
});
