import { getProfile } from "@/lib/contracts/profiles";
import { getProfile as read } from "@/lib/profiles/read";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  { GET: route(getProfile, ({ ctx, params }) => read(ctx, params.handle)) },
  { preflight: true },
);
