import { getRecovery } from "@/lib/contracts/recoveries";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { getRecovery as read } from "@/lib/webhooks/recover";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getRecovery, ({ ctx, params }) => read(ctx, params.id)),
});
