import {
  declineQuote,
  getQuote,
  listQuotes,
  offerQuote,
  requestQuote,
  withdrawQuote,
} from "@/lib/contracts/contact/quote-operations";
import { Quote, QuoteOffer } from "@/lib/contracts/contact/quotes";
import { declineQuote as decline } from "@/lib/domain/contact/quotes/decline";
import { offerQuote as offer } from "@/lib/domain/contact/quotes/offer";
import { listQuotes as list, getQuote as read } from "@/lib/domain/contact/quotes/read";
import { requestQuote as request } from "@/lib/domain/contact/quotes/request";
import { withdrawQuote as withdraw } from "@/lib/domain/contact/quotes/withdraw";
import { mutationOf } from "../rendering/mutations";
import { objectOf } from "../rendering/objects";
import { pagesOf, queryOf } from "../rendering/queries";

/** Prices for one piece of work, from either side. */
export function defineQuotes(): void {
  objectOf("QuoteCreator", Quote.shape.creator);
  objectOf("QuoteBuyer", Quote.shape.buyer);
  objectOf("QuoteOffer", QuoteOffer);
  objectOf("Quote", Quote);
  objectOf("RequestedQuote", requestQuote.response);
  pagesOf("quotes", listQuotes, list);
  queryOf("quote", getQuote, ({ ctx }, { id }) => read(ctx, id));
  mutationOf("requestQuote", requestQuote, (ctx, { body }) => request(ctx, body));
  mutationOf("offerQuote", offerQuote, (ctx, { id, body }) => offer(ctx, id, body));
  mutationOf("declineQuote", declineQuote, (ctx, { id, body }) => decline(ctx, id, body.note));
  mutationOf("withdrawQuote", withdrawQuote, (ctx, { id, body }) => withdraw(ctx, id, body.note));
}
