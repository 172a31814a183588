import { answerPurchaseDueDate } from "@/lib/contracts/trade/purchases/due-dates";
import { answerPurchaseDueDate as answer } from "@/lib/domain/trade/orders/due-date/answer";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(answerPurchaseDueDate, ({ ctx, params, body }) => answer(ctx, params.id, body)),
});
