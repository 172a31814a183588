import { planIntent } from "@/lib/agents-runtime/plan-intent";
import { createIntent } from "@/lib/contracts/agent-intents";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(createIntent, ({ ctx, params, body }) => planIntent(ctx, params.id, body)),
});
