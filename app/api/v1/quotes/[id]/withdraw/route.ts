import { withdrawQuote } from "@/lib/contracts/contact/quote-operations";
import { withdrawQuote as withdraw } from "@/lib/domain/contact/quotes/withdraw";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(withdrawQuote, ({ ctx, params, body }) => withdraw(ctx, params.id, body.note)),
});
