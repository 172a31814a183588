import { deliverOrder } from "@/lib/contracts/creator-orders";
import { deliverOrder as deliver } from "@/lib/orders/deliver";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(deliverOrder, ({ ctx, params, body }) => deliver(ctx, params.id, body)),
});
