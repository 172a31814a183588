import { Handshake } from "lucide-react";
import type { Metadata } from "next";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { FilterLinks } from "@/app/_ui/form/filters/filter-links";
import { INTRO_STATUSES } from "@/lib/contracts/contact/intros";
import { countInbox, listInbox } from "@/lib/domain/contact/intros/inbox";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { IntroCard } from "./intro-card";

export const metadata: Metadata = { title: "Intros" };

type IntrosPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const LABELS = { PENDING: "Waiting", ACCEPTED: "Accepted", DECLINED: "Declined" } as const;

/** Requests to be introduced to the creator, who decides. */
export default async function IntrosPage({ searchParams }: IntrosPageProps) {
  const user = await requireCreator("/studio/intros");
  const [ctx, params] = await Promise.all([pageContext(), searchParams]);
  const asked = [params.status].flat()[0];
  const status = INTRO_STATUSES.find((known) => known.toLowerCase() === asked);
  const base = status ? `/studio/intros?status=${status.toLowerCase()}&cursor=` : "/studio/intros?cursor=";
  const [counts, page] = await Promise.all([
    countInbox(ctx),
    orFirstPage((cursor) => listInbox(ctx, { ...(status && { status }), cursor }), [params.cursor].flat()[0]),
  ]);
  const options = INTRO_STATUSES.map((known) => ({
    href: `/studio/intros?status=${known.toLowerCase()}`,
    label: LABELS[known],
    count: counts[known],
    current: known === status,
  }));
  return (
    <>
      <PageHeader
        title="Intros"
        lead="People, and agents who act for them, ask to be introduced. Nothing connects until you accept."
      />
      <div className="mb-5 overflow-x-auto">
        <FilterLinks
          label="Status"
          options={[{ href: "/studio/intros", label: "All", current: !status }, ...options]}
        />
      </div>
      {page.data.length === 0 ? (
        <NoIntros filtered={status !== undefined} />
      ) : (
        <ul className="grid gap-4">
          {page.data.map((intro) => (
            <IntroCard key={intro.id} intro={intro} contact={user.email} now={ctx.now} />
          ))}
        </ul>
      )}
      <LoadMore cursor={page.next_cursor} href={base} label="Older requests" />
    </>
  );
}

function NoIntros({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      icon={Handshake}
      title={filtered ? "No requests with this status" : "No requests yet"}
      action={
        <Button asChild variant="secondary">
          <Link href={filtered ? "/studio/intros" : "/studio/founder"}>
            {filtered ? "Show all" : "Set up your founder card"}
          </Link>
        </Button>
      }
    >
      {filtered ? null : "Agents can ask once your profile is open to them. A founder card tells them what for."}
    </EmptyState>
  );
}
