import { replayDelivery } from "@/lib/contracts/developers/webhooks/deliveries";
import { replayDelivery as replay } from "@/lib/domain/developers/webhooks/replay/replay";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(replayDelivery, ({ ctx, params }) => replay(ctx, params.id)),
});
