import { getRun as read } from "@/lib/agents/read-runs";
import { getRun } from "@/lib/contracts/agent-runs";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getRun, ({ ctx, params }) => read(ctx, params.runId)),
});
