import { createWebhookInbox } from "@/lib/contracts/webhook-inboxes";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { createInbox } from "@/lib/webhooks/inbox/create";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(createWebhookInbox, ({ ctx, body }) => createInbox(ctx, body)),
});
