import { rotateWebhookSecret } from "@/lib/contracts/webhooks";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { rotateSecret } from "@/lib/webhooks/rotate-secret";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(rotateWebhookSecret, ({ ctx, params }) => rotateSecret(ctx, params.id)),
});
