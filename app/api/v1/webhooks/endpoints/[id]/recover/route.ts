import { recoverDeliveries } from "@/lib/contracts/recoveries";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { startRecovery } from "@/lib/webhooks/recover";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(recoverDeliveries, ({ ctx, params, body }) => startRecovery(ctx, params.id, body)),
});
