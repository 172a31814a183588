import { getRun } from "@/lib/contracts/agents/agent-runs";
import { getRun as read } from "@/lib/domain/agents/runs/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getRun, ({ ctx, params }) => read(ctx, params.runId)),
});
