import { getReputation } from "@/lib/contracts/reputation";
import { getReputation as read } from "@/lib/profiles/reputation";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getReputation, ({ ctx, params }) => read(ctx, params.handle)),
});
