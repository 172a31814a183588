import { sendTestEvent } from "@/lib/contracts/event-types";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { sendTestEvent as send } from "@/lib/webhooks/test-event";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(sendTestEvent, ({ ctx, params, body }) => send(ctx, params.id, body)),
});
