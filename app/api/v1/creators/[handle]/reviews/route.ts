import { listReviews } from "@/lib/contracts/network/reviews/reviews";
import { listReviews as list } from "@/lib/domain/trade/reviews/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  { GET: route(listReviews, ({ ctx, params, query }) => list(ctx, params.handle, query)) },
  { preflight: true },
);
