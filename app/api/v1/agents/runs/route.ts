import { listRuns as list } from "@/lib/agents/read-runs";
import { startRun } from "@/lib/agents/start-run";
import { settleRun } from "@/lib/agents/wait-for-run";
import { createRun, listRuns } from "@/lib/contracts/agent-runs";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listRuns, ({ ctx, query }) => list(ctx, query)),
  POST: route(createRun, ({ ctx, body }) => startRun(ctx, body.agent_id, body.input), settleRun),
});
