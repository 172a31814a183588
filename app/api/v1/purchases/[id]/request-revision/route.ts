import { requestPurchaseRevision } from "@/lib/contracts/trade/purchases/purchases";
import { requestPurchaseRevision as ask } from "@/lib/domain/trade/orders/work/request-revision";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(requestPurchaseRevision, ({ ctx, params, body }) => ask(ctx, params.id, body.note)),
});
