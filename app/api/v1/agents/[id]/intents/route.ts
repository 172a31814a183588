import { createIntent } from "@/lib/contracts/agents/agent-intents";
import { planIntent } from "@/lib/transports/agents/plan-intent";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(createIntent, ({ ctx, params, body }) => planIntent(ctx, params.id, body)),
});
