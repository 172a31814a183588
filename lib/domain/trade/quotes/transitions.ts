import type { QuoteStatus } from "@/lib/contracts/contact/quotes";

/** Who can move a quote. `processor` is a payment, `system` the worker. */
export type QuoteMover = "buyer" | "creator" | "processor" | "system";

type QuoteTransition = {
  from: QuoteStatus;
  to: QuoteStatus;
  /** Who does it, each with what they do. */
  by: Partial<Record<QuoteMover, string>>;
};

/** Every step that a quote can take, and whose it is. An answer to a brief begins at OFFERED. Source: docs/decisions/0032-quotes.md. */
export const QUOTE_TRANSITIONS: readonly QuoteTransition[] = [
  { from: "REQUESTED", to: "OFFERED", by: { creator: "offer" } },
  { from: "REQUESTED", to: "DECLINED", by: { creator: "decline", buyer: "take the request back" } },
  { from: "OFFERED", to: "ACCEPTED", by: { processor: "the checkout of its price was paid" } },
  { from: "OFFERED", to: "DECLINED", by: { buyer: "decline" } },
  { from: "OFFERED", to: "EXPIRED", by: { system: "its time is over and no checkout is open" } },
  { from: "OFFERED", to: "WITHDRAWN", by: { creator: "withdraw" } },
];

/** States that lead to `to`, by one mover. */
export function quoteSourcesOf(to: QuoteStatus, by: QuoteMover): QuoteStatus[] {
  return QUOTE_TRANSITIONS.filter((step) => step.to === to && step.by[by] !== undefined).map((step) => step.from);
}
