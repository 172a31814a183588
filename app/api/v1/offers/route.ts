import { searchOffers } from "@/lib/contracts/network/offers";
import { offersByQuery } from "@/lib/domain/network/search/reading/by-query";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  { GET: route(searchOffers, ({ ctx, query }) => offersByQuery(ctx, query)) },
  { preflight: true },
);
