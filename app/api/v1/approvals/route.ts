import { listApprovals } from "@/lib/contracts/trade/orders/approvals";
import { listApprovals as list } from "@/lib/domain/trade/orders/approvals/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listApprovals, ({ ctx, query }) => list(ctx, query)),
});
