import { tipPurchase } from "@/lib/contracts/trade/purchases/purchase-settling";
import { openTip } from "@/lib/domain/trade/tips/open-tip";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(tipPurchase, ({ ctx, params, body }) => openTip(ctx, { orderId: params.id, cents: body.amount_cents })),
});
