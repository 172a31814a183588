import { cancelRun } from "@/lib/contracts/agents/agent-runs";
import { cancelRun as cancel } from "@/lib/domain/agents/runs/cancel";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(cancelRun, ({ ctx, params }) => cancel(ctx, params.runId)),
});
