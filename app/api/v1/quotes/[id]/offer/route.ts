import { offerQuote } from "@/lib/contracts/contact/quote-operations";
import { offerQuote as offer } from "@/lib/domain/contact/quotes/offer";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(offerQuote, ({ ctx, params, body }) => offer(ctx, params.id, body)),
});
