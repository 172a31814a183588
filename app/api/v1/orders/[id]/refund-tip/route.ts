import { refundTip } from "@/lib/contracts/trade/orders/order-settling";
import { giveTipBack } from "@/lib/domain/trade/settling/take-part";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(refundTip, ({ ctx, params }) => giveTipBack(ctx, params.id)),
});
