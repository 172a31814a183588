import { getQuote } from "@/lib/contracts/contact/quote-operations";
import { getQuote as get } from "@/lib/domain/contact/quotes/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getQuote, ({ ctx, params }) => get(ctx, params.id)),
});
