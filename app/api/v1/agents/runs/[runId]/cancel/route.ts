import { cancelRun as cancel } from "@/lib/agents/cancel-run";
import { cancelRun } from "@/lib/contracts/agent-runs";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(cancelRun, ({ ctx, params }) => cancel(ctx, params.runId)),
});
