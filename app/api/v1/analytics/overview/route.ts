import { getOverview } from "@/lib/analytics/overview";
import { getAnalyticsOverview } from "@/lib/contracts/analytics";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getAnalyticsOverview, ({ ctx, query }) => getOverview(ctx, query)),
});
