import { startRun } from "@/lib/agents/start-run";
import { settleRun } from "@/lib/agents/wait-for-run";
import { createAgentRun } from "@/lib/contracts/agent-runs";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(createAgentRun, ({ ctx, params, body }) => startRun(ctx, params.id, body.input), settleRun),
});
