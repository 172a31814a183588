import { createAgentRun } from "@/lib/contracts/agents/agent-runs";
import { startRun } from "@/lib/domain/agents/runs/start";
import { settleRun } from "@/lib/domain/agents/runs/wait";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(createAgentRun, ({ ctx, params, body }) => startRun(ctx, params.id, body.input), settleRun),
});
