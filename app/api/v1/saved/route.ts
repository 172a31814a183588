import { listSaved, saveItem } from "@/lib/contracts/network/saved/saved";
import { saveItem as save } from "@/lib/domain/network/saved/change";
import { listSaved as list } from "@/lib/domain/network/saved/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listSaved, ({ ctx, query }) => list(ctx, query)),
  POST: route(saveItem, ({ ctx, body }) => save(ctx, body.id)),
});
