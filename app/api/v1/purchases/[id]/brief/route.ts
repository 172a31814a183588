import { submitPurchaseBrief } from "@/lib/contracts/trade/purchases/purchase-briefs";
import { submitPurchaseBrief as submit } from "@/lib/domain/trade/orders/briefing/submit";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(submitPurchaseBrief, ({ ctx, params, body }) => submit(ctx, params.id, body)),
});
