import { listReviews } from "@/lib/contracts/reviews";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { listReviews as list } from "@/lib/reviews/read";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  { GET: route(listReviews, ({ ctx, params, query }) => list(ctx, params.handle, query)) },
  { preflight: true },
);
