import type { Metadata } from "next";
import { Conversation } from "@/app/_parts/conversation/conversation";
import { OfferForm } from "@/app/_parts/orders/quotes/offer-form";
import { OfferTerms } from "@/app/_parts/orders/quotes/offer-terms";
import { QuoteRequest } from "@/app/_parts/orders/quotes/quote-request";
import { QuoteStatusBadge } from "@/app/_parts/orders/quotes/quote-status";
import { DeclineQuote, WithdrawOffer } from "@/app/_parts/orders/quotes/quote-steps";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Card } from "@/app/_ui/looks/card";
import type { QuoteView } from "@/lib/contracts/contact/quotes";
import { getQuote } from "@/lib/domain/contact/quotes/read";
import { showThread } from "@/lib/domain/contact/threads/reading/show";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { nearestStarts } from "@/lib/domain/trade/quotes/nearest";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";

export const metadata: Metadata = { title: "Quote" };

/** A quote as its creator sees it: what is asked for, the form of the offer, the conversation. */
export default async function StudioQuotePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { handle } = await requireCreator(`/studio/quotes/${id}`);
  const ctx = await pageContext();
  const quote = await orNotFound(getQuote(ctx, id, { as: "creator" }));
  const [shown, profile] = await Promise.all([
    orNotFound(showThread(ctx, quote.thread_id, { as: "creator" })),
    getProfile(ctx, handle),
  ]);
  const title = quote.offer?.title ?? `A request from ${quote.buyer.name}`;
  const starts = quote.status === "REQUESTED" ? nearestStarts(profile.offers, quote) : [];
  return (
    <>
      <PageHeader
        title={title}
        parent={{ label: "Quotes", href: "/studio/quotes" }}
        lead={leadOf(quote)}
        action={<QuoteStatusBadge status={quote.status} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <QuoteRequest quote={quote} />
          {quote.status === "REQUESTED" ? (
            <Card className="grid gap-5 p-5">
              <h2 className="font-semibold text-lg">Your offer</h2>
              {starts.length > 0 ? (
                <OfferForm subject={id} starts={starts} />
              ) : (
                <p className="text-muted-foreground">
                  An offer is based on one of your products.{" "}
                  <Link href="/studio/products/new" className="text-primary-ink underline underline-offset-4">
                    Put one on sale first
                  </Link>
                  .
                </p>
              )}
              <div className="border-border border-t pt-4">
                <DeclineQuote id={id} title="this request" as="creator" offered={false} />
              </div>
            </Card>
          ) : null}
          {quote.offer ? (
            <Card className="grid gap-5 p-5">
              <OfferTerms offer={quote.offer} status={quote.status} />
              {quote.status === "OFFERED" ? <WithdrawOffer id={id} title={title} /> : null}
              {quote.note ? <p className="wrap-anywhere text-muted-foreground">{quote.note}</p> : null}
              {quote.order_id ? (
                <Button asChild variant="secondary" className="w-fit">
                  <Link href={`/studio/orders/${quote.order_id}`}>Open the order</Link>
                </Button>
              ) : null}
            </Card>
          ) : null}
        </div>
        <Conversation {...shown} as="creator" now={ctx.now} own />
      </div>
    </>
  );
}

function leadOf({ offer, buyer, status, declined_by }: QuoteView): string {
  if (offer) return `For ${buyer.name}.`;
  if (status === "REQUESTED") return "Answer with one offer, or decline with a word of why.";
  return declined_by === "buyer" ? `${buyer.name} took the request back.` : "You declined this request.";
}
