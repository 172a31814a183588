import { FileText, Plus } from "lucide-react";
import type { Metadata } from "next";
import { QuoteList } from "@/app/_parts/orders/quotes/quote-list";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { Badge } from "@/app/_ui/looks/badge";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { Page } from "@/lib/contracts/values/page";
import type { OwnBriefView } from "@/lib/domain/contact/briefs/own";
import { listOwnBriefs } from "@/lib/domain/contact/briefs/own";
import { listQuotes } from "@/lib/domain/contact/quotes/read";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { Section } from "../_parts/section";

export const metadata: Metadata = { title: "Your quotes" };

type QuotesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What the signed-in person asked creators for: briefs that went to several, and quotes of one. */
export default async function QuotesPage({ searchParams }: QuotesPageProps) {
  await requireUser("/quotes");
  const ctx = await pageContext();
  const search = await searchParams;
  const [sent, older] = [[search.cursor].flat()[0], [search.briefs].flat()[0]];
  const [briefs, page] = await Promise.all([
    orFirstPage((cursor) => listOwnBriefs(ctx, { limit: 5, cursor }), older),
    orFirstPage((cursor) => listQuotes(ctx, { side: "buyer", limit: 20, cursor }), sent),
  ]);
  return (
    <div className="shell grid max-w-3xl grid-cols-1 gap-8 py-10 sm:py-14">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="font-semibold text-2xl">Your quotes</h1>
          <p className="text-lg text-muted-foreground">Prices that you asked for, and the offers that came.</p>
        </div>
        <Button asChild variant="secondary">
          <Link href="/briefs/new">
            <Plus aria-hidden /> Post a brief
          </Link>
        </Button>
      </header>
      {briefs.data.length > 0 ? <Briefs {...briefs} now={ctx.now} /> : null}
      {page.data.length > 0 ? (
        <Section id="quotes" title="Quotes">
          <QuoteList quotes={page.data} as="buyer" base="/quotes" now={ctx.now} />
          <LoadMore cursor={page.next_cursor} href="/quotes?cursor=" label="Older quotes" />
        </Section>
      ) : (
        <EmptyState
          icon={FileText}
          title="No quotes yet"
          action={
            <Button asChild>
              <Link href="/briefs/new">Post a brief</Link>
            </Button>
          }
        >
          Say what you need, and up to ten creators who fit it can send you an offer. Or ask one on their page.
        </EmptyState>
      )}
    </div>
  );
}

function Briefs({ data, next_cursor, now }: Page<OwnBriefView> & { now: Date }) {
  return (
    <Section id="briefs" title="Your briefs">
      <ul className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
        {data.map((brief) => (
          <li
            key={brief.id}
            className="relative flex items-center justify-between gap-4 px-4 py-4 hover:bg-muted/40 sm:px-5"
          >
            <div className="grid min-w-0 gap-0.5">
              <Link
                href={`/briefs/${brief.id}`}
                className="wrap-anywhere line-clamp-2 rounded-sm font-medium before:absolute before:inset-0 before:content-['']"
              >
                {brief.brief}
              </Link>
              <p className="flex items-center gap-2 text-muted-foreground text-sm">
                <RelativeTime at={brief.created_at} now={now} />
                {brief.closed_at ? <Badge tone="neutral">Closed</Badge> : null}
              </p>
            </div>
            <p className="shrink-0 font-medium">
              {brief.offer_count === 1 ? "1 offer" : `${brief.offer_count} offers`}
            </p>
          </li>
        ))}
      </ul>
      <LoadMore cursor={next_cursor} href="/quotes?briefs=" section="briefs" label="Older briefs" />
    </Section>
  );
}
