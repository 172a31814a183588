import { acceptForOrder } from "@/lib/contracts/trade/orders/order-settling";
import { agree } from "@/lib/domain/trade/settling/take-part";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(acceptForOrder, ({ ctx, params, body }) => agree(ctx, params.id, "creator", body.proposal_id)),
});
