import { listInboxMessages } from "@/lib/contracts/developers/webhook-inboxes";
import { waitForMessages } from "@/lib/domain/developers/webhooks/inbox/wait";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listInboxMessages, ({ ctx, params, query }) => waitForMessages(ctx, params.id, query)),
});
