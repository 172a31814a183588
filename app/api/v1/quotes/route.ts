import { listQuotes, requestQuote } from "@/lib/contracts/contact/quote-operations";
import { listQuotes as list } from "@/lib/domain/contact/quotes/read";
import { requestQuote as request } from "@/lib/domain/contact/quotes/request";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listQuotes, ({ ctx, query }) => list(ctx, query)),
  POST: route(requestQuote, ({ ctx, body }) => request(ctx, body)),
});
