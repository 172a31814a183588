import { z } from "zod";
import { operation } from "../operation";
import { idOf } from "../values/ids";
import { PageQuery, pageOf } from "../values/page";
import { TimeRangeQuery } from "../values/time-range";
import { NewOffer, NewQuote, QUOTE_SIDES, QUOTE_STATUSES, Quote, QuoteWord } from "./quotes";
import { ReplyHandle } from "./threads";

export const QuoteQuery = PageQuery.extend(TimeRangeQuery.shape).extend({
  side: z.enum(QUOTE_SIDES).optional().meta({
    description:
      "`creator`: what you are asked for and offer; `buyer`: what you asked for. Left out: `creator` for an account with a creator's page and a credential with `quotes:read`, else `buyer`.",
  }),
  status: z.enum(QUOTE_STATUSES).optional().meta({ description: "Only quotes with this status." }),
});

export type QuoteQuery = z.output<typeof QuoteQuery>;

const QuoteParams = z.object({ id: idOf("qt") });

/** A request just made, and the handle by which its answer is read. */
export const RequestedQuote = Quote.extend({ reply_handle: ReplyHandle }).meta({
  id: "RequestedQuote",
  description: "A request for a quote, and the handle by which its answer can be read.",
});

const EXAMPLE_REQUEST = {
  id: "qt_01k5s3v9n6e8wbr4q2ycx7th0d",
  status: "REQUESTED",
  creator: { handle: "harbour-type", display_name: "Harbour Type" },
  buyer: { name: "Robin Ashby" },
  product_id: "prod_01k5s3v9n6e8wbr4q2ycx7th0d",
  brief_id: null,
  thread_id: "thr_01k5s3v9n6e8wbr4q2ycx7th0d",
  brief: "A mark and a small set of icons for a ferry line, to be cut in steel.",
  budget_cents: 200_000,
  currency: "usd",
  wanted_by: "2027-02-01",
  attachments: [],
  offer: null,
  note: null,
  declined_by: null,
  order_id: null,
  created_at: "2026-11-20T09:30:00.000Z",
  closed_at: null,
  updated_at: "2026-11-20T09:30:00.000Z",
} as const;

const EXAMPLE_OFFER = {
  product_id: "prod_01k5s3v9n6e8wbr4q2ycx7th0d",
  title: "Ferry line: mark and icons",
  scope: "- One mark\n- Twelve icons as SVG",
  amount_cents: 180_000,
  delivery_days: 21,
  revisions: 2,
} as const;

export const EXAMPLE_QUOTE = {
  ...EXAMPLE_REQUEST,
  status: "OFFERED",
  offer: {
    ...EXAMPLE_OFFER,
    currency: "usd",
    expires_at: "2026-12-05T09:00:00.000Z",
    offered_at: "2026-11-21T09:00:00.000Z",
  },
  updated_at: "2026-11-21T09:00:00.000Z",
} as const;

const CLOSED = { closed_at: "2026-11-22T10:00:00.000Z", updated_at: "2026-11-22T10:00:00.000Z" };

export const listQuotes = operation({
  id: "listQuotes",
  method: "GET",
  path: "/v1/quotes",
  summary: "List your quotes",
  description: "Of one side, newest first: what you are asked for and offer, or what you asked for.",
  tag: "Quotes",
  touches: "split",
  scope: "quotes:read",
  orScope: "purchases:read",
  tier: "FREE",
  status: 200,
  query: QuoteQuery,
  response: pageOf(Quote).meta({ id: "QuotePage" }),
  errors: ["not_found", "insufficient_scope", "invalid_cursor"],
  example: { response: { data: [EXAMPLE_QUOTE], has_more: false, next_cursor: null } },
});

export const requestQuote = operation({
  id: "requestQuote",
  method: "POST",
  path: "/v1/quotes",
  summary: "Ask for a quote",
  description:
    "Asks a creator for a price. Nobody is bound. A credential is not needed; one that is sent must have the scope `purchases:write`, and the quote is then its account's. The `reply_handle` reads the answer by the tools `get_quote` and `get_messages`. An offer is accepted by an order with its `quote_id`.",
  tag: "Quotes",
  touches: "split",
  scope: "public",
  tier: "FREE",
  status: 201,
  location: ({ id }) => `/api/v1/quotes/${id}`,
  body: NewQuote,
  response: RequestedQuote,
  errors: ["not_found", "conflict", "insufficient_scope"],
  perMinute: 10,
  secret: true,
  example: {
    body: {
      handle: "harbour-type",
      product_id: EXAMPLE_REQUEST.product_id,
      brief: EXAMPLE_REQUEST.brief,
      budget_cents: EXAMPLE_REQUEST.budget_cents,
      wanted_by: EXAMPLE_REQUEST.wanted_by,
    },
    response: { ...EXAMPLE_REQUEST, reply_handle: "qt_01k5s3v9n6e8wbr4q2ycx7th0d.Zm9yIHRoZSBoYW5kbGVu0g" },
  },
});

export const getQuote = operation({
  id: "getQuote",
  method: "GET",
  path: "/v1/quotes/{id}",
  summary: "Get a quote",
  description: "One quote of yours, on whichever side of it you stand.",
  tag: "Quotes",
  touches: "split",
  scope: "quotes:read",
  orScope: "purchases:read",
  tier: "FREE",
  status: 200,
  params: QuoteParams,
  response: Quote,
  errors: ["not_found", "insufficient_scope"],
  example: { response: EXAMPLE_QUOTE },
});

export const offerQuote = operation({
  id: "offerQuote",
  method: "POST",
  path: "/v1/quotes/{id}/offer",
  summary: "Answer a request with an offer",
  description:
    "Sends the price and what it includes. Nothing of an offer can be changed: withdraw it and be asked again.",
  tag: "Quotes",
  touches: "split",
  scope: "quotes:write",
  tier: "FREE",
  status: 200,
  params: QuoteParams,
  body: NewOffer,
  response: Quote,
  errors: ["not_found", "conflict", "invalid_state_transition"],
  example: { body: { ...EXAMPLE_OFFER, expires_at: EXAMPLE_QUOTE.offer.expires_at }, response: EXAMPLE_QUOTE },
});

export const declineQuote = operation({
  id: "declineQuote",
  method: "POST",
  path: "/v1/quotes/{id}/decline",
  summary: "Decline a quote",
  description:
    "A creator declines a request; a buyer takes a request back or declines an offer. The other side reads the note.",
  tag: "Quotes",
  touches: "split",
  scope: "quotes:write",
  orScope: "purchases:write",
  tier: "FREE",
  status: 200,
  params: QuoteParams,
  body: QuoteWord,
  response: Quote,
  errors: ["not_found", "insufficient_scope", "invalid_state_transition"],
  example: {
    body: { note: "We have found somebody closer by. Thank you." },
    response: {
      ...EXAMPLE_QUOTE,
      ...CLOSED,
      status: "DECLINED",
      declined_by: "buyer",
      note: "We have found somebody closer by. Thank you.",
    },
  },
});

export const withdrawQuote = operation({
  id: "withdrawQuote",
  method: "POST",
  path: "/v1/quotes/{id}/withdraw",
  summary: "Withdraw an offer",
  description:
    "Takes back an offer that nobody has paid, and closes its checkout if one is open. The buyer reads the note.",
  tag: "Quotes",
  touches: "split",
  scope: "quotes:write",
  tier: "FREE",
  status: 200,
  params: QuoteParams,
  body: QuoteWord,
  response: Quote,
  errors: ["not_found", "conflict", "invalid_state_transition"],
  example: {
    body: { note: "The dates are gone. I am sorry." },
    response: { ...EXAMPLE_QUOTE, ...CLOSED, status: "WITHDRAWN", note: "The dates are gone. I am sorry." },
  },
});
