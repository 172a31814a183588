import { getAnalyticsOverview } from "@/lib/contracts/network/analytics";
import { getOverview } from "@/lib/domain/network/analytics/overview";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getAnalyticsOverview, ({ ctx, query }) => getOverview(ctx, query)),
});
