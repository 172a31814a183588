import { disableWebhookEndpoint, getWebhookEndpoint, updateWebhookEndpoint } from "@/lib/contracts/webhooks";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { disableEndpoint } from "@/lib/webhooks/disable-endpoint";
import { readEndpoint } from "@/lib/webhooks/read";
import { updateEndpoint } from "@/lib/webhooks/update-endpoint";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getWebhookEndpoint, ({ ctx, params }) => readEndpoint(ctx, params.id)),
  PATCH: route(updateWebhookEndpoint, ({ ctx, params, body }) => updateEndpoint(ctx, params.id, body)),
  DELETE: route(disableWebhookEndpoint, ({ ctx, params }) => disableEndpoint(ctx, params.id)),
});
