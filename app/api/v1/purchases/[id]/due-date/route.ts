import { proposePurchaseDueDate } from "@/lib/contracts/trade/purchases/due-dates";
import { proposePurchaseDueDate as propose } from "@/lib/domain/trade/orders/due-date/propose";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(proposePurchaseDueDate, ({ ctx, params, body }) => propose(ctx, params.id, body)),
});
