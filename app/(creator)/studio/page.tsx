import { Plus } from "lucide-react";
import { Suspense } from "react";
import { ConfirmAddress } from "@/app/_parts/account/confirm-address";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { ListSkeleton } from "@/app/_ui/feedback/list-skeleton";
import { getOverview } from "@/lib/domain/network/analytics/overview";
import { readToday } from "@/lib/domain/network/studio/today";
import { tipsAndMembersSince } from "@/lib/domain/trade/payouts/reading/standing-sums";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { FirstSteps } from "./_overview/first-steps";
import { Month } from "./_overview/month";
import { OrdersDue } from "./_overview/orders-due";
import { Waiting } from "./_overview/waiting";
import { PageHeader } from "./_parts/page-header";

/** The studio's first page: what to do today, and how the month goes. A newcomer finds the first steps. */
export default async function StudioPage() {
  const { handle } = await requireCreator("/studio");
  return (
    <>
      <PageHeader
        title="Overview"
        lead="What waits for you, and how this month goes."
        action={
          <Button asChild variant="secondary">
            <Link href="/studio/products/new">
              <Plus aria-hidden /> New product
            </Link>
          </Button>
        }
      />
      <div className="mb-8 empty:hidden">
        <ConfirmAddress then="new orders, messages and bookings appear under the bell too" />
      </div>
      <Suspense fallback={<ListSkeleton label="Loading your studio" />}>
        <Studio handle={handle} />
      </Suspense>
    </>
  );
}

async function Studio({ handle }: { handle: string }) {
  const ctx = await pageContext();
  const { now } = ctx;
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const [today, figures, atOnceCents] = await Promise.all([
    readToday(ctx),
    getOverview(ctx, { from: month.toISOString() }),
    tipsAndMembersSince(ctx, month),
  ]);
  const ready = Object.values(today.steps).every(Boolean);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {ready ? null : <FirstSteps steps={today.steps} handle={handle} />}
      {today.has_sold ? <OrdersDue orders={today.orders} now={now} /> : null}
      <Waiting waiting={today.waiting} />
      <Month figures={figures} atOnceCents={atOnceCents} now={now} />
    </div>
  );
}
