import { searchCreators } from "@/lib/contracts/network/search/search";
import { searchByQuery } from "@/lib/domain/network/search/reading/by-query";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  { GET: route(searchCreators, ({ ctx, query }) => searchByQuery(ctx, query)) },
  { preflight: true },
);
