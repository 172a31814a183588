import { updateProfile } from "@/lib/contracts/people/profile";
import { editProfile } from "@/lib/domain/people/profiles/edit";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(updateProfile, ({ ctx, body }) => editProfile(ctx, body)),
});
