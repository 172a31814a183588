import { getOrder } from "@/lib/contracts/creator-orders";
import { getOrder as get } from "@/lib/orders/list";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getOrder, ({ ctx, params }) => get(ctx, params.id)),
});
