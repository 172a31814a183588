import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { QuoteView } from "@/lib/contracts/contact/quotes";
import { QuoteStatusBadge } from "./quote-status";

type QuoteListProps = { quotes: QuoteView[]; as: "buyer" | "creator"; base: string; now: Date };

/** Quotes of one side, each with who stands on the other. */
export function QuoteList({ quotes, as, base, now }: QuoteListProps) {
  return (
    <ul className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
      {quotes.map((quote) => (
        <li
          key={quote.id}
          className="relative flex items-center justify-between gap-4 px-4 py-4 hover:bg-muted/40 sm:px-5"
        >
          <div className="grid min-w-0 gap-0.5">
            <Link
              href={`${base}/${quote.id}`}
              className="wrap-anywhere line-clamp-2 rounded-sm font-medium text-lg before:absolute before:inset-0 before:content-['']"
            >
              {quote.offer?.title ?? quote.brief}
            </Link>
            <p className="wrap-anywhere text-muted-foreground text-sm">
              {as === "buyer" ? quote.creator.display_name : quote.buyer.name} ·{" "}
              <RelativeTime at={quote.updated_at} now={now} />
            </p>
          </div>
          <div className="grid shrink-0 justify-items-end gap-1.5">
            {quote.offer ? <Money cents={quote.offer.amount_cents} className="font-medium" /> : null}
            <QuoteStatusBadge status={quote.status} />
          </div>
        </li>
      ))}
    </ul>
  );
}
