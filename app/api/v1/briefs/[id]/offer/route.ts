import { offerToBrief } from "@/lib/contracts/contact/brief-operations";
import { offerToBrief as offer } from "@/lib/domain/contact/quotes/offer";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(offerToBrief, ({ ctx, params, body }) => offer(ctx, params.id, body)),
});
