import { getCohorts } from "@/lib/analytics/cohorts";
import { getCohortRetention } from "@/lib/contracts/analytics";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getCohortRetention, ({ ctx, query }) => getCohorts(ctx, query)),
});
