import { addOrderStatement } from "@/lib/contracts/trade/orders/order-settling";
import { addStatement } from "@/lib/domain/trade/settling/take-part";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(addOrderStatement, ({ ctx, params, body }) => addStatement(ctx, params.id, "creator", body)),
});
