import { listMembers } from "@/lib/contracts/trade/memberships/tier-operations";
import { listMembers as list } from "@/lib/domain/trade/memberships/members";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listMembers, ({ ctx, query }) => list(ctx, query)),
});
