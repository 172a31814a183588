import { addPurchaseStatement } from "@/lib/contracts/trade/purchases/purchase-settling";
import { addStatement } from "@/lib/domain/trade/settling/take-part";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(addPurchaseStatement, ({ ctx, params, body }) => addStatement(ctx, params.id, "buyer", body)),
});
