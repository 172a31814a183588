import { revokeKey, updateKey } from "@/lib/contracts/developers/key-operations";
import { changeKeyByKey, revokeKeyByKey } from "@/lib/domain/developers/keys/change-by-key";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(updateKey, ({ ctx, params, body }) => changeKeyByKey(ctx, params.id, body)),
  DELETE: route(revokeKey, ({ ctx, params }) => revokeKeyByKey(ctx, params.id)),
});
