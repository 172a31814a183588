import type { Metadata } from "next";
import { Conversation } from "@/app/_parts/conversation/conversation";
import { OfferTerms } from "@/app/_parts/orders/quotes/offer-terms";
import { QuoteRequest } from "@/app/_parts/orders/quotes/quote-request";
import { QuoteStatusBadge } from "@/app/_parts/orders/quotes/quote-status";
import { AcceptOffer, DeclineQuote } from "@/app/_parts/orders/quotes/quote-steps";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Breadcrumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { Card } from "@/app/_ui/looks/card";
import type { QuoteView } from "@/lib/contracts/contact/quotes";
import { getQuote } from "@/lib/domain/contact/quotes/read";
import { showThread } from "@/lib/domain/contact/threads/reading/show";
import { opensWithoutLink } from "@/lib/domain/trade/orders/access/access";
import { linkContext, pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { Section } from "../../_parts/section";

export const metadata: Metadata = { title: "Your quote" };

type QuotePageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** A quote as its buyer sees it: signed in, or as a guest by the link. */
export default async function QuotePage({ params, searchParams }: QuotePageProps) {
  const [{ id }, search] = await Promise.all([params, searchParams]);
  const token = [search.token].flat()[0];
  if (!token) await requireUser(`/quotes/${id}`);
  const ctx = await linkContext(id, token);
  const proof = { as: "buyer" as const, token };
  const quote = await orNotFound(getQuote(ctx, id, proof));
  const shown = await orNotFound(showThread(ctx, quote.thread_id, proof));
  const title = quote.offer?.title ?? `A quote from ${quote.creator.display_name}`;
  return (
    <div className="shell grid max-w-2xl grid-cols-1 gap-8 py-10 sm:py-14">
      {token ? null : <Breadcrumb crumbs={[{ label: "Your quotes", href: "/quotes" }, { label: "Quote" }]} />}
      <header className="grid gap-2">
        <QuoteStatusBadge status={quote.status} />
        <h1 className="wrap-anywhere font-semibold text-2xl">{title}</h1>
        {quote.offer ? (
          <p className="text-lg text-muted-foreground">
            An offer from{" "}
            <Link
              href={`/${quote.creator.handle}`}
              className="wrap-anywhere rounded-sm text-primary-ink underline underline-offset-4"
            >
              {quote.creator.display_name}
            </Link>
          </p>
        ) : null}
        <p className="text-lg text-muted-foreground">{nextOf(quote)}</p>
      </header>
      {quote.offer ? (
        <Card className="grid gap-5 p-5 sm:p-6">
          <OfferTerms offer={quote.offer} status={quote.status} />
          {quote.status === "OFFERED" ? (
            <div className="flex flex-wrap items-start gap-3">
              <AcceptOffer id={id} token={token} title={title} />
              <DeclineQuote id={id} token={token} title={title} as="buyer" offered />
            </div>
          ) : null}
          {quote.order_id ? <OrderOf id={quote.order_id} /> : null}
        </Card>
      ) : null}
      <Section id="request" title="What you asked for">
        <QuoteRequest quote={quote} />
        {quote.status === "REQUESTED" ? (
          <div className="mt-4">
            <DeclineQuote id={id} token={token} title={title} as="buyer" offered={false} />
          </div>
        ) : null}
      </Section>
      <Section id="conversation" title="Conversation">
        <Conversation {...shown} as="buyer" token={token} now={ctx.now} own />
      </Section>
    </div>
  );
}

/** The way to what was ordered. A guest's link to the quote does not open the order, which has one of its own. */
async function OrderOf({ id }: { id: string }) {
  if (await opensWithoutLink(await pageContext(), id))
    return (
      <Button asChild variant="secondary" className="w-fit">
        <Link href={`/orders/${id}`}>Open the order</Link>
      </Button>
    );
  return (
    <p className="text-muted-foreground">
      The link to your order is in your email.{" "}
      <Link href="/orders/link" className="rounded-sm text-primary-ink underline underline-offset-4">
        Have it sent again
      </Link>
    </p>
  );
}

function nextOf({ status, creator, declined_by }: QuoteView): string {
  const name = creator.display_name;
  if (status === "REQUESTED") return `${name} has your request. You get a mail when there is an answer.`;
  if (status === "OFFERED")
    return "The price is for all of it. You pay on a hosted page, and the money is held until you accept the work.";
  if (status === "ACCEPTED") return "You accepted and paid this offer.";
  if (status === "EXPIRED") return "The offer has ended. Ask again if you still want it.";
  if (status === "WITHDRAWN") return `${name} has taken the offer back.`;
  return declined_by === "buyer" ? "You declined." : `${name} cannot make an offer.`;
}
