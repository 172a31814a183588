import { listEventTypes } from "@/lib/contracts/event-types";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { viewEventTypes } from "@/lib/webhooks/event-types";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  { GET: route(listEventTypes, async () => viewEventTypes()) },
  { preflight: true },
);
