import { createWebhookEndpoint, listWebhookEndpoints } from "@/lib/contracts/developers/webhooks/webhooks";
import { createEndpoint } from "@/lib/domain/developers/webhooks/endpoints/create-endpoint";
import { listEndpoints } from "@/lib/domain/developers/webhooks/endpoints/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listWebhookEndpoints, ({ ctx, query }) => listEndpoints(ctx, query)),
  POST: route(createWebhookEndpoint, ({ ctx, body }) => createEndpoint(ctx, body)),
});
