import { createWebhookInbox } from "@/lib/contracts/developers/webhooks/webhook-inboxes";
import { createInbox } from "@/lib/domain/developers/webhooks/inbox/create";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(createWebhookInbox, ({ ctx, body }) => createInbox(ctx, body)),
});
