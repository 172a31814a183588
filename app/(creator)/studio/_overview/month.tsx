import type { ReactNode } from "react";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { formatRating } from "@/app/_ui/data/stars";
import { Card } from "@/app/_ui/looks/card";
import type { AnalyticsOverviewView } from "@/lib/contracts/network/analytics";
import { monthName, number } from "@/lib/core/values/formats";

type MonthProps = {
  figures: AnalyticsOverviewView;
  /** What tips and members paid, after fees, in US cents: the figures' earnings are those of orders. */
  atOnceCents: number;
  now: Date;
};

/** The present month's key figures, in UTC. */
export function Month({ figures, atOnceCents, now }: MonthProps) {
  const { earnings } = figures;
  return (
    <section aria-labelledby="month" className="grid gap-3">
      <h2 id="month" className="font-semibold text-lg">
        {monthName.format(now)} so far
      </h2>
      <Card>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 p-5 sm:grid-cols-3 lg:grid-cols-4">
          <Figure label="Earned, after fees">
            {earnings ? <Money cents={earnings.net_cents + atOnceCents} /> : "–"}
          </Figure>
          <Figure label="Orders paid">{number.format(figures.orders_paid)}</Figure>
          <Figure label="Orders completed">{number.format(figures.orders_completed)}</Figure>
          <Figure label="Profile views">{number.format(figures.profile_views)}</Figure>
          <Figure label="Post views">{number.format(figures.post_views)}</Figure>
          <Figure label="Members">{number.format(figures.members)}</Figure>
          <Figure label="New reviews">{number.format(figures.reviews)}</Figure>
          <Figure label="Rating">{figures.rating === null ? "–" : formatRating(figures.rating)}</Figure>
        </dl>
      </Card>
      <p className="text-muted-foreground text-sm">
        Earned is what buyers paid this month for orders, memberships and tips, less fees and what went back. What is
        held and what is on its way stands under{" "}
        <Link href="/studio/payouts" className="rounded-sm text-primary-ink underline underline-offset-4">
          Payouts
        </Link>
        .
      </p>
    </section>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    // a label of two lines leaves the numbers of its row level
    <div className="flex flex-col justify-between gap-0.5">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="font-semibold text-xl tabular-nums">{children}</dd>
    </div>
  );
}
