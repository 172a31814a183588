import { archiveAgent, getAgent, updateAgent } from "@/lib/contracts/agents/agents";
import { archiveAgent as archive } from "@/lib/domain/agents/saved/archive";
import { getAgent as read } from "@/lib/domain/agents/saved/read";
import { updateAgent as update } from "@/lib/domain/agents/saved/update";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getAgent, ({ ctx, params }) => read(ctx, params.id)),
  PATCH: route(updateAgent, ({ ctx, params, body }) => update(ctx, params.id, body)),
  DELETE: route(archiveAgent, ({ ctx, params }) => archive(ctx, params.id)),
});
