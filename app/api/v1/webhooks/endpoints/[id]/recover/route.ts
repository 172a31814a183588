import { recoverDeliveries } from "@/lib/contracts/developers/webhooks/recoveries";
import { startRecovery } from "@/lib/domain/developers/webhooks/replay/recover";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(recoverDeliveries, ({ ctx, params, body }) => startRecovery(ctx, params.id, body)),
});
