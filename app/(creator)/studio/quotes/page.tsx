import { FileText } from "lucide-react";
import type { Metadata } from "next";
import { QuoteList } from "@/app/_parts/orders/quotes/quote-list";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { FilterLinks } from "@/app/_ui/form/filters/filter-links";
import { listQuotes } from "@/lib/domain/contact/quotes/read";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";

export const metadata: Metadata = { title: "Quotes" };

type QuotesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const SHOWN = [
  { status: "REQUESTED", label: "To answer" },
  { status: "OFFERED", label: "Open offers" },
  { status: "ACCEPTED", label: "Accepted" },
] as const;

/** What the creator is asked prices for, and what they offered. */
export default async function StudioQuotesPage({ searchParams }: QuotesPageProps) {
  const user = await requireCreator("/studio/quotes");
  const [ctx, params] = await Promise.all([pageContext(), searchParams]);
  const asked = [params.status].flat()[0];
  const status = SHOWN.find((one) => one.status.toLowerCase() === asked)?.status;
  const base = status ? `/studio/quotes?status=${status.toLowerCase()}&cursor=` : "/studio/quotes?cursor=";
  const page = await orFirstPage(
    (cursor) => listQuotes(ctx, { side: "creator", status, cursor }),
    [params.cursor].flat()[0],
  );
  const options = SHOWN.map((one) => ({
    href: `/studio/quotes?status=${one.status.toLowerCase()}`,
    label: one.label,
    current: one.status === status,
  }));
  return (
    <>
      <PageHeader
        title="Quotes"
        lead="Buyers ask you for a price; your offer starts from the nearest of your packages."
      />
      <div className="mb-5 overflow-x-auto">
        <FilterLinks
          label="Status"
          options={[{ href: "/studio/quotes", label: "All", current: !status }, ...options]}
        />
      </div>
      {page.data.length > 0 ? (
        <QuoteList quotes={page.data} as="creator" base="/studio/quotes" now={ctx.now} />
      ) : (
        <EmptyState
          icon={FileText}
          title={status ? "No quotes with this status" : "Nobody has asked you for a quote yet"}
          action={
            <Button asChild variant="secondary">
              <Link href={status ? "/studio/quotes" : `/${user.handle}`}>
                {status ? "Show all" : "See your profile"}
              </Link>
            </Button>
          }
        >
          {status ? null : "Your profile and your products have the button “Ask for a quote”."}
        </EmptyState>
      )}
      <LoadMore cursor={page.next_cursor} href={base} label="Older quotes" />
    </>
  );
}
