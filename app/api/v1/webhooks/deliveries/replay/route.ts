import { replayDeliveries } from "@/lib/contracts/deliveries";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { replayDeliveries as replay } from "@/lib/webhooks/replay";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(replayDeliveries, async ({ ctx, body }) => ({ data: await replay(ctx, body.delivery_ids) })),
});
