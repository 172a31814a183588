import { messageOrder } from "@/lib/contracts/contact/order-messages";
import { sendOrderMessage } from "@/lib/domain/contact/threads/writing/send";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(messageOrder, ({ ctx, params, body: { body, file_ids: fileIds } }) =>
    sendOrderMessage(ctx, params.id, { body, fileIds }, { as: "creator" }, "api"),
  ),
});
