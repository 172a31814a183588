import { listMessages, sendMessage } from "@/lib/contracts/contact/threads";
import { messagesOfSide, sendAsSide } from "@/lib/domain/contact/threads/by-side";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listMessages, ({ ctx, params, query }) => messagesOfSide(ctx, params.id, query)),
  POST: route(sendMessage, ({ ctx, params, body }) => sendAsSide(ctx, params.id, body)),
});
