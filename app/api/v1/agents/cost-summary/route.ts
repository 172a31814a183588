import { getCostSummary } from "@/lib/contracts/agents/agent-costs";
import { getCostSummary as read } from "@/lib/domain/agents/costs/summary";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getCostSummary, ({ ctx, query }) => read(ctx, query)),
});
