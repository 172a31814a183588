import { createWebhookEndpoint, listWebhookEndpoints } from "@/lib/contracts/webhooks";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { createEndpoint } from "@/lib/webhooks/create-endpoint";
import { listEndpoints } from "@/lib/webhooks/read";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listWebhookEndpoints, ({ ctx, query }) => listEndpoints(ctx, query)),
  POST: route(createWebhookEndpoint, ({ ctx, body }) => createEndpoint(ctx, body)),
});
