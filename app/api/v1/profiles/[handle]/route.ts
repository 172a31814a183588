import { getProfile } from "@/lib/contracts/network/profiles";
import { getProfile as read } from "@/lib/domain/people/profiles/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  { GET: route(getProfile, ({ ctx, params }) => read(ctx, params.handle)) },
  { preflight: true },
);
