import { archiveAgent as archive } from "@/lib/agents/archive";
import { getAgent as read } from "@/lib/agents/read";
import { updateAgent as update } from "@/lib/agents/update";
import { archiveAgent, getAgent, updateAgent } from "@/lib/contracts/agents";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getAgent, ({ ctx, params }) => read(ctx, params.id)),
  PATCH: route(updateAgent, ({ ctx, params, body }) => update(ctx, params.id, body)),
  DELETE: route(archiveAgent, ({ ctx, params }) => archive(ctx, params.id)),
});
