import { listTiers } from "@/lib/contracts/memberships";
import { listTiers as list } from "@/lib/memberships/read";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listTiers, ({ ctx, query }) => list(ctx, query)),
});
