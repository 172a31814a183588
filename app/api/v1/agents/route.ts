import { createAgent, listAgents } from "@/lib/contracts/agents/agents";
import { createAgent as create } from "@/lib/domain/agents/saved/create";
import { listAgents as list } from "@/lib/domain/agents/saved/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listAgents, ({ ctx, query }) => list(ctx, query)),
  POST: route(createAgent, ({ ctx, body }) => create(ctx, body)),
});
