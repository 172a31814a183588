import { listEvents } from "@/lib/contracts/developers/events/event-log";
import { listEvents as list } from "@/lib/domain/developers/webhooks/events/events";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listEvents, ({ ctx, query }) => list(ctx, query)),
});
