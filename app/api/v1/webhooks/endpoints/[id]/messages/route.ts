import { listInboxMessages } from "@/lib/contracts/webhook-inboxes";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { waitForMessages } from "@/lib/webhooks/inbox/wait";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listInboxMessages, ({ ctx, params, query }) => waitForMessages(ctx, params.id, query)),
});
