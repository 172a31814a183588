import type { ReactNode } from "react";
import { Money } from "@/app/_ui/data/money";
import { Markdown } from "@/app/_ui/text/markdown";
import { ExactTime } from "@/app/_ui/time/exact-time";
import type { QuoteView } from "@/lib/contracts/contact/quotes";

type OfferTermsProps = { offer: NonNullable<QuoteView["offer"]>; status: QuoteView["status"] };

/** What is offered: the price first, then when, how often it may be changed, until when it can be accepted, and what is included. */
export function OfferTerms({ offer, status }: OfferTermsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        <Money cents={offer.amount_cents} className="font-semibold text-2xl" />
      </p>
      <dl className="grid gap-2">
        <Fact term="Delivered within">{offer.delivery_days === 1 ? "1 day" : `${offer.delivery_days} days`}</Fact>
        <Fact term="Rounds of changes">{offer.revisions}</Fact>
        {status === "OFFERED" ? (
          <Fact term="Stands until">
            <ExactTime at={offer.expires_at} />
          </Fact>
        ) : null}
      </dl>
      <Markdown topLevel={4}>{offer.scope}</Markdown>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted-foreground">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
