import { getRecovery } from "@/lib/contracts/developers/webhooks/recoveries";
import { getRecovery as read } from "@/lib/domain/developers/webhooks/replay/recover";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getRecovery, ({ ctx, params }) => read(ctx, params.id)),
});
