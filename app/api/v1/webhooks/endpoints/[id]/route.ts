import {
  disableWebhookEndpoint,
  getWebhookEndpoint,
  updateWebhookEndpoint,
} from "@/lib/contracts/developers/webhooks/webhooks";
import { disableEndpoint } from "@/lib/domain/developers/webhooks/activation/disable-endpoint";
import { updateEndpoint } from "@/lib/domain/developers/webhooks/activation/update-endpoint";
import { readEndpoint } from "@/lib/domain/developers/webhooks/endpoints/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getWebhookEndpoint, ({ ctx, params }) => readEndpoint(ctx, params.id)),
  PATCH: route(updateWebhookEndpoint, ({ ctx, params, body }) => updateEndpoint(ctx, params.id, body)),
  DELETE: route(disableWebhookEndpoint, ({ ctx, params }) => disableEndpoint(ctx, params.id)),
});
