import { removeSavedItem } from "@/lib/contracts/network/saved/saved";
import { removeSavedItem as remove } from "@/lib/domain/network/saved/change";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(removeSavedItem, ({ ctx, params }) => remove(ctx, params.id)),
});
