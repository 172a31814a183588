import { searchOwn } from "@/lib/contracts/network/search/own-search";
import { searchOwn as search } from "@/lib/domain/network/own-things/search";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(searchOwn, ({ ctx, query }) => search(ctx, query)),
});
