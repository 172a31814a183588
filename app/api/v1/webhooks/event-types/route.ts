import { listEventTypes } from "@/lib/contracts/developers/event-types";
import { viewEventTypes } from "@/lib/domain/developers/webhooks/events/event-types";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  { GET: route(listEventTypes, async () => viewEventTypes()) },
  { preflight: true },
);
