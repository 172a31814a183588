import { disableWebhookEndpoint } from "@/lib/contracts/webhooks";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { disableEndpoint } from "@/lib/webhooks/disable-endpoint";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(disableWebhookEndpoint, ({ ctx, params }) => disableEndpoint(ctx, params.id)),
});
