import { listTiers } from "@/lib/contracts/trade/memberships";
import { listTiers as list } from "@/lib/domain/trade/memberships/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listTiers, ({ ctx, query }) => list(ctx, query)),
});
