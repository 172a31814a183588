import { listEvents } from "@/lib/contracts/event-log";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { listEvents as list } from "@/lib/webhooks/events";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listEvents, ({ ctx, query }) => list(ctx, query)),
});
