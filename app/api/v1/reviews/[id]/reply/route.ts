import { replyToReview } from "@/lib/contracts/network/reviews/review-replies";
import { replyToReview as reply } from "@/lib/domain/trade/orders/work/reply-to-review";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(replyToReview, ({ ctx, params, body }) => reply(ctx, params.id, body)),
});
