import { listInboxMessages } from "@/lib/contracts/developers/webhooks/webhook-inboxes";
import { tellLiving } from "@/lib/domain/developers/credentials/credentials";
import { waitForMessages } from "@/lib/domain/developers/webhooks/inbox/wait";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listInboxMessages, ({ ctx, params, query }) =>
    tellLiving(ctx.actor, waitForMessages(ctx, params.id, query)),
  ),
});
