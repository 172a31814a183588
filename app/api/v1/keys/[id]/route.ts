import { revokeKey, updateKey } from "@/lib/contracts/developers/keys/key-operations";
import { changeKeyByKey, revokeKeyByKey } from "@/lib/domain/developers/keys/by-key/change-by-key";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(updateKey, ({ ctx, params, body }) => changeKeyByKey(ctx, params.id, body)),
  DELETE: route(revokeKey, ({ ctx, params }) => revokeKeyByKey(ctx, params.id)),
});
