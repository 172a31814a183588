import { draftReview } from "@/lib/contracts/network/reviews/review-drafts";
import { draftReview as draft } from "@/lib/domain/trade/orders/work/draft-review";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(draftReview, ({ ctx, params, body }) => draft(ctx, params.id, body)),
});
