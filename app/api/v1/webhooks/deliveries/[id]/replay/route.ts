import { replayDelivery } from "@/lib/contracts/deliveries";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { replayDelivery as replay } from "@/lib/webhooks/replay";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(replayDelivery, ({ ctx, params }) => replay(ctx, params.id)),
});
