import { acceptForPurchase } from "@/lib/contracts/trade/purchases/purchase-settling";
import { agree } from "@/lib/domain/trade/settling/take-part";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(acceptForPurchase, ({ ctx, params, body }) => agree(ctx, params.id, "buyer", body.proposal_id)),
});
