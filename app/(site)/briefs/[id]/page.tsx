import { Copy } from "lucide-react";
import type { Metadata } from "next";
import { OfferTerms } from "@/app/_parts/orders/quotes/offer-terms";
import { QuoteStatusBadge } from "@/app/_parts/orders/quotes/quote-status";
import { AcceptOffer, DeclineQuote } from "@/app/_parts/orders/quotes/quote-steps";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { RatingLine } from "@/app/_ui/data/stars";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Breadcrumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { Badge } from "@/app/_ui/looks/badge";
import { Card } from "@/app/_ui/looks/card";
import { Avatar } from "@/app/_ui/looks/faces/avatar";
import { CalendarDay } from "@/app/_ui/time/calendar-day";
import { ExactTime } from "@/app/_ui/time/exact-time";
import type { QuoteView } from "@/lib/contracts/contact/quotes";
import { getOwnBrief, type ReachedView } from "@/lib/domain/contact/briefs/own";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { Section } from "../../_parts/section";
import { CloseBrief } from "./close-brief";

export const metadata: Metadata = { title: "Your brief" };

/** A brief as the person who posted it sees it: the offers side by side, and whom it reached. */
export default async function BriefPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireUser(`/briefs/${id}`);
  const brief = await orNotFound(getOwnBrief(await pageContext(), id));
  const waiting = brief.reached.filter(({ status }) => status === "PENDING").length;
  return (
    <div className="shell grid grid-cols-1 gap-8 py-10 sm:py-14">
      <header className="grid gap-3">
        <Breadcrumb crumbs={[{ label: "Your quotes", href: "/quotes" }, { label: "Your brief" }]} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="flex items-center gap-3 font-semibold text-2xl">
            Your brief {brief.closed_at ? <Badge tone="neutral">Closed</Badge> : null}
          </h1>
          <div className="flex flex-wrap items-center gap-2">
            <Button asChild size="sm" variant="secondary">
              <Link href={`/briefs/new?from=${id}`}>
                <Copy aria-hidden /> Post it again, changed
              </Link>
            </Button>
            {brief.closed_at ? null : <CloseBrief id={id} />}
          </div>
        </div>
        <p dir="auto" className="wrap-anywhere measure whitespace-pre-line text-lg">
          {brief.brief}
        </p>
        <p className="flex flex-wrap gap-x-6 text-muted-foreground">
          {brief.budget_cents ? (
            <span>
              Budget <Money cents={brief.budget_cents} />
            </span>
          ) : null}
          {brief.deadline ? (
            <span>
              Needed by <CalendarDay day={brief.deadline} />
            </span>
          ) : null}
        </p>
      </header>
      {brief.offers.length > 0 ? (
        <Section
          id="offers"
          title={brief.offers.length === 1 ? "One offer" : `${brief.offers.length} offers, compared`}
        >
          <Compared offers={brief.offers} reached={brief.reached} />
        </Section>
      ) : null}
      <Section id="reached" title="Whom it reached">
        <Reached reached={brief.reached} again={`/briefs/new?from=${id}`} />
        {brief.closed_at ? (
          <p className="mt-3 text-muted-foreground">
            You closed it on <ExactTime at={brief.closed_at} />. Nobody can answer it any more.
          </p>
        ) : null}
        {waiting > 0 ? (
          <p className="mt-3 text-muted-foreground">You get a mail for each offer. Most answer within a few days.</p>
        ) : null}
      </Section>
    </div>
  );
}

/** Columns where there is room, one under the other on a phone. */
function Compared({ offers, reached }: { offers: QuoteView[]; reached: ReachedView[] }) {
  const creators = new Map(reached.map((one) => [one.handle, one]));
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 lg:grid-cols-3">
      {offers.map((quote) => (
        <li key={quote.id} className="grid">
          <Card className="flex flex-col gap-4 p-5">
            <div className="grid gap-2">
              <QuoteStatusBadge status={quote.status} />
              <h3 className="wrap-anywhere font-semibold text-lg">
                <Link href={`/quotes/${quote.id}`} className="rounded-sm hover:underline">
                  {quote.offer?.title}
                </Link>
              </h3>
              <Offerer creator={quote.creator} known={creators.get(quote.creator.handle)} />
            </div>
            {quote.offer ? <OfferTerms offer={quote.offer} status={quote.status} /> : null}
            {quote.status === "OFFERED" ? (
              <div className="mt-auto flex flex-wrap items-start gap-3">
                <AcceptOffer id={quote.id} title={quote.offer?.title ?? ""} />
                <DeclineQuote id={quote.id} title={quote.offer?.title ?? ""} as="buyer" offered />
              </div>
            ) : null}
            {quote.order_id ? (
              <Button asChild variant="secondary" className="mt-auto w-fit">
                <Link href={`/orders/${quote.order_id}`}>Open the order</Link>
              </Button>
            ) : null}
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Whose offer it is, with what buyers say of them. */
function Offerer({ creator, known }: { creator: QuoteView["creator"]; known: ReachedView | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Link
        href={`/${creator.handle}`}
        className="flex min-w-0 items-center gap-2 rounded-sm text-muted-foreground hover:underline"
      >
        <Avatar
          name={creator.display_name}
          handle={creator.handle}
          src={known?.avatar_url ?? null}
          className="size-6 text-[10px]"
        />
        <span className="wrap-anywhere">{creator.display_name}</span>
      </Link>
      {known ? <RatingLine rating={known.rating} count={known.review_count} /> : null}
    </div>
  );
}

// that somebody passed is not told
const ANSWERS = { PENDING: "No answer yet", DECLINED: "No answer yet", ACCEPTED: "Answered", CLOSED: "No answer" };

function Reached({ reached, again }: { reached: ReachedView[]; again: string }) {
  if (reached.length === 0)
    return (
      <p className="text-muted-foreground">
        Nobody fits these words yet.{" "}
        <Link href={again} className="text-primary-ink underline underline-offset-4">
          Say it in other words
        </Link>
        , or{" "}
        <Link href="/creators" className="text-primary-ink underline underline-offset-4">
          look for a creator
        </Link>
        .
      </p>
    );
  return (
    <ul className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
      {reached.map((one) => (
        <li key={one.handle} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-5">
          <div className="wrap-anywhere grid min-w-0">
            <Link href={`/${one.handle}`} className="w-fit rounded-sm font-medium hover:underline">
              {one.display_name}
            </Link>
            <p className="measure text-muted-foreground text-sm">{one.reason}</p>
          </div>
          <p className="text-muted-foreground text-sm">
            {one.status === "ACCEPTED" && one.thread_id ? (
              <Link
                href={`/messages/${one.thread_id}`}
                aria-label={`${ANSWERS.ACCEPTED}: the conversation with ${one.display_name}`}
                className="rounded-sm text-primary-ink underline underline-offset-4"
              >
                {ANSWERS.ACCEPTED}
              </Link>
            ) : (
              ANSWERS[one.status]
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
