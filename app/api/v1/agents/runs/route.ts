import { createRun, listRuns } from "@/lib/contracts/agents/agent-runs";
import { listRuns as list } from "@/lib/domain/agents/runs/read";
import { startRun } from "@/lib/domain/agents/runs/start";
import { settleRun } from "@/lib/domain/agents/runs/wait";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listRuns, ({ ctx, query }) => list(ctx, query)),
  POST: route(createRun, ({ ctx, body }) => startRun(ctx, body.agent_id, body.input), settleRun),
});
