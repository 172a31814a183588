import { rotateWebhookSecret } from "@/lib/contracts/developers/webhooks/webhooks";
import { rotateSecret } from "@/lib/domain/developers/webhooks/endpoints/rotate-secret";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(rotateWebhookSecret, ({ ctx, params }) => rotateSecret(ctx, params.id)),
});
