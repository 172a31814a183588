import { getCohortRetention } from "@/lib/contracts/network/analytics";
import { getCohorts } from "@/lib/domain/network/analytics/cohorts";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getCohortRetention, ({ ctx, query }) => getCohorts(ctx, query)),
});
