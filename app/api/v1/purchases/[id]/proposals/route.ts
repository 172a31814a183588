import { proposeForPurchase } from "@/lib/contracts/trade/purchases/purchase-settling";
import { addProposal } from "@/lib/domain/trade/settling/take-part";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(proposeForPurchase, ({ ctx, params, body }) => addProposal(ctx, params.id, "buyer", body)),
});
