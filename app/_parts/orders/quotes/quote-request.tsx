import { Money } from "@/app/_ui/data/money";
import { Card } from "@/app/_ui/looks/card";
import { Markdown } from "@/app/_ui/text/markdown";
import { CalendarDay } from "@/app/_ui/time/calendar-day";
import type { QuoteView } from "@/lib/contracts/contact/quotes";

type Asked = Pick<QuoteView, "brief" | "budget_cents" | "wanted_by" | "attachments">;

/** What was asked for, in the buyer's words, with budget and day. */
export function QuoteRequest({ quote }: { quote: Asked }) {
  return (
    <Card className="grid gap-4 p-5">
      <Markdown topLevel={4} breaks className="wrap-anywhere measure">
        {quote.brief}
      </Markdown>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-muted-foreground">
        {quote.budget_cents ? (
          <span>
            Budget <Money cents={quote.budget_cents} />
          </span>
        ) : null}
        {quote.wanted_by ? (
          <span>
            Needed by <CalendarDay day={quote.wanted_by} />
          </span>
        ) : null}
        {quote.attachments.length > 0 ? <span>With files, in the conversation</span> : null}
      </p>
    </Card>
  );
}
