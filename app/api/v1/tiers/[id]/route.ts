import { updateTier } from "@/lib/contracts/trade/memberships/tier-operations";
import { patchTier } from "@/lib/domain/trade/memberships/patch-tier";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(updateTier, ({ ctx, params, body }) => patchTier(ctx, params.id, body)),
});
