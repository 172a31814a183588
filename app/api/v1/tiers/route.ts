import { listTiers } from "@/lib/contracts/trade/memberships/memberships";
import { createTier } from "@/lib/contracts/trade/memberships/tier-operations";
import { createTier as create } from "@/lib/domain/trade/memberships/patch-tier";
import { listTiers as list } from "@/lib/domain/trade/memberships/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listTiers, ({ ctx, query }) => list(ctx, query)),
  POST: route(createTier, ({ ctx, body }) => create(ctx, body)),
});
