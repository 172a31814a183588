import { proposeForOrder } from "@/lib/contracts/trade/orders/order-settling";
import { addProposal } from "@/lib/domain/trade/settling/take-part";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(proposeForOrder, ({ ctx, params, body }) => addProposal(ctx, params.id, "creator", body)),
});
