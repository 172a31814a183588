import { getCostSummary as read } from "@/lib/agents/cost-summary";
import { getCostSummary } from "@/lib/contracts/agent-costs";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getCostSummary, ({ ctx, query }) => read(ctx, query)),
});
