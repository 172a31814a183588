import { listSavedSearches, saveSearch } from "@/lib/contracts/network/saved/saved-searches";
import { saveSearch as save } from "@/lib/domain/network/saved/searches/change";
import { listSavedSearches as list } from "@/lib/domain/network/saved/searches/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listSavedSearches, ({ ctx, query }) => list(ctx, query)),
  POST: route(saveSearch, ({ ctx, body }) => save(ctx, body)),
});
