import { createAgent as create } from "@/lib/agents/create";
import { listAgents as list } from "@/lib/agents/read";
import { createAgent, listAgents } from "@/lib/contracts/agents";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listAgents, ({ ctx, query }) => list(ctx, query)),
  POST: route(createAgent, ({ ctx, body }) => create(ctx, body)),
});
