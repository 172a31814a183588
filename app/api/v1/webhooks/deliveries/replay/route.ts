import { replayDeliveries } from "@/lib/contracts/developers/webhooks/deliveries";
import { replayDeliveries as replay } from "@/lib/domain/developers/webhooks/replay/replay";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(replayDeliveries, async ({ ctx, body }) => ({ data: await replay(ctx, body.delivery_ids) })),
});
