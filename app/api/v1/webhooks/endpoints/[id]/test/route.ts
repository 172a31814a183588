import { sendTestEvent } from "@/lib/contracts/developers/event-types";
import { sendTestEvent as send } from "@/lib/domain/developers/webhooks/replay/test-event";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(sendTestEvent, ({ ctx, params, body }) => send(ctx, params.id, body)),
});
