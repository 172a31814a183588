import { getReputation } from "@/lib/contracts/network/reviews/reputation";
import { getReputation as read } from "@/lib/domain/people/reputation/reputation";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getReputation, ({ ctx, params }) => read(ctx, params.handle)),
});
