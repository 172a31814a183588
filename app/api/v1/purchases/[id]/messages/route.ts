import { messagePurchase } from "@/lib/contracts/contact/order-messages";
import { sendPurchaseMessage } from "@/lib/domain/contact/threads/writing/send";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(messagePurchase, ({ ctx, params, body: { body, file_ids: fileIds } }) =>
    sendPurchaseMessage(ctx, params.id, { body, fileIds }),
  ),
});
