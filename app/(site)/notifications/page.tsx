import { Bell } from "lucide-react";
import type { Metadata } from "next";
import { ConfirmAddress } from "@/app/_parts/account/confirm-address";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { MarkRead } from "@/app/_ui/frame/notices/mark-read";
import { NoticeList } from "@/app/_ui/frame/notices/notice-list";
import { listNotices } from "@/lib/domain/people/notices/read";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";

export const metadata: Metadata = { title: "Notifications", robots: { index: false } };

type NotificationsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const SHOWN = 30;

/** Everything that the signed-in person was told, newest first. */
export default async function NotificationsPage({ searchParams }: NotificationsPageProps) {
  await requireUser("/notifications");
  const ctx = await pageContext();
  const sent = [(await searchParams).cursor].flat()[0];
  const page = await orFirstPage((cursor) => listNotices(ctx, { limit: SHOWN, cursor }), sent);
  const newest = page.data[0];
  return (
    <div className="shell grid max-w-3xl grid-cols-1 gap-6 py-10 sm:py-14">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="font-semibold text-2xl">Notifications</h1>
          <p className="text-lg text-muted-foreground">What happened to your orders, your work and your account.</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {newest && page.data.some((notice) => !notice.read) ? <MarkRead upTo={newest.id} /> : null}
          <Button asChild size="sm" variant="secondary">
            <Link href="/settings/notifications">Choose what comes by mail</Link>
          </Button>
        </div>
      </header>
      <ConfirmAddress then="what happens to your orders, bookings and messages appears here" />
      {newest ? (
        <div>
          <div className="rounded-md border border-border bg-card p-2 shadow-sm">
            <NoticeList notices={page.data} now={ctx.now} />
          </div>
          <LoadMore cursor={page.next_cursor} href="/notifications?cursor=" label="Older notifications" />
        </div>
      ) : (
        <EmptyState
          icon={Bell}
          title="Nothing yet"
          action={
            <Button asChild>
              <Link href="/creators">Find a creator</Link>
            </Button>
          }
        >
          When something happens to an order, a booking or your account, it appears here.
        </EmptyState>
      )}
    </div>
  );
}
