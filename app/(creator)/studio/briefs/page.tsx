import { Inbox } from "lucide-react";
import type { Metadata } from "next";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { FilterLinks } from "@/app/_ui/form/filters/filter-links";
import { BRIEF_STATUSES } from "@/lib/contracts/contact/briefs";
import { listPipeline } from "@/lib/domain/contact/briefs/pipeline";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { BriefCard } from "./brief-card";

export const metadata: Metadata = { title: "Briefs" };

type BriefsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const LABELS = { PENDING: "New", ACCEPTED: "Interested", DECLINED: "Passed", CLOSED: "Closed" } as const;

/** What buyers look for, where it fits the creator. */
export default async function BriefsPage({ searchParams }: BriefsPageProps) {
  const user = await requireCreator("/studio/briefs");
  const [ctx, params] = await Promise.all([pageContext(), searchParams]);
  const asked = [params.status].flat()[0];
  const status = BRIEF_STATUSES.find((known) => known.toLowerCase() === asked);
  const base = status ? `/studio/briefs?status=${status.toLowerCase()}&cursor=` : "/studio/briefs?cursor=";
  const page = await orFirstPage(
    (cursor) => listPipeline(ctx, { ...(status && { status }), cursor }),
    [params.cursor].flat()[0],
  );
  const options = BRIEF_STATUSES.map((known) => ({
    href: `/studio/briefs?status=${known.toLowerCase()}`,
    label: LABELS[known],
    current: known === status,
  }));
  return (
    <>
      <PageHeader title="Briefs" lead="Buyers and their agents say what they need; what fits your offers lands here." />
      <div className="mb-5 overflow-x-auto">
        <FilterLinks
          label="Status"
          options={[{ href: "/studio/briefs", label: "All", current: !status }, ...options]}
        />
      </div>
      {page.data.length === 0 ? (
        <NoBriefs filtered={status !== undefined} />
      ) : (
        <ul className="grid gap-4">
          {page.data.map((brief) => (
            <BriefCard key={brief.id} brief={brief} contact={user.email} now={ctx.now} />
          ))}
        </ul>
      )}
      <LoadMore cursor={page.next_cursor} href={base} label="Older briefs" />
    </>
  );
}

function NoBriefs({ filtered }: { filtered: boolean }) {
  const [href, label] = filtered ? ["/studio/briefs", "Show all"] : ["/settings", "Check agent discovery"];
  return (
    <EmptyState
      icon={Inbox}
      title={filtered ? "No briefs with this status" : "No brief has matched you yet"}
      action={
        <Button asChild variant="secondary">
          <Link href={href}>{label}</Link>
        </Button>
      }
    >
      {filtered ? null : "A brief reaches you when its words and budget fit your profile and agents may find you."}
    </EmptyState>
  );
}
