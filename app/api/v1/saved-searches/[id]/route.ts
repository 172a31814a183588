import { removeSavedSearch, updateSavedSearch } from "@/lib/contracts/network/saved/saved-searches";
import { removeSavedSearch as remove, updateSavedSearch as update } from "@/lib/domain/network/saved/searches/change";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(updateSavedSearch, ({ ctx, params, body }) => update(ctx, params.id, body)),
  DELETE: route(removeSavedSearch, ({ ctx, params }) => remove(ctx, params.id)),
});
