import { declineQuote } from "@/lib/contracts/contact/quote-operations";
import { declineQuote as decline } from "@/lib/domain/contact/quotes/decline";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(declineQuote, ({ ctx, params, body }) => decline(ctx, params.id, body.note)),
});
