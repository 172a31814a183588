import { listMessages, sendMessage } from "@/lib/contracts/contact/threads";
import { listMessages as list } from "@/lib/domain/contact/threads/reading/messages";
import { sendMessage as send } from "@/lib/domain/contact/threads/writing/send";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listMessages, ({ ctx, params, query }) => list(ctx, params.id, query, { as: "creator" })),
  POST: route(sendMessage, ({ ctx, params, body: { body, file_ids: fileIds } }) =>
    send(ctx, params.id, { body, fileIds }, "api", { as: "creator" }),
  ),
});
