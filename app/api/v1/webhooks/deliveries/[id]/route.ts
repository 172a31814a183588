import { getDelivery } from "@/lib/contracts/deliveries";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { getDelivery as read } from "@/lib/webhooks/read-deliveries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getDelivery, ({ ctx, params }) => read(ctx, params.id)),
});
