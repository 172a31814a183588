import { Circle, Landmark } from "lucide-react";
import type { ReactNode } from "react";
import { Money } from "@/app/_ui/data/money";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { Badge } from "@/app/_ui/looks/badge";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import type { PayoutsView } from "@/lib/domain/trade/payouts/reading/view";
import { LeaveForm } from "./leave-form";

/** Where payouts stand, and the one thing to do about it. */
export function PayoutsState({ payouts }: { payouts: PayoutsView }) {
  if (payouts.state === "none") {
    return (
      <EmptyState
        icon={Landmark}
        title="You cannot be paid yet"
        action={<LeaveForm to="onboarding" label="Set up payouts" />}
      >
        The payment processor asks who you are and which bank account to pay. It takes a few minutes. Until then nobody
        can order from you.
      </EmptyState>
    );
  }
  return payouts.state === "enabled" ? <Enabled payouts={payouts} /> : <Pending payouts={payouts} />;
}

function Pending({ payouts }: { payouts: PayoutsView }) {
  return (
    <Card>
      <CardHeader>
        <Titled tone="warning" badge={payouts.under_review ? "Under review" : "Not finished"} />
        <CardDescription>
          {payouts.under_review
            ? "The processor has all it asked for and checks it. This page says so as soon as you can be paid."
            : "Nobody can order from you until the processor has what it needs."}
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-5">
        {payouts.due.length > 0 ? (
          <div>
            <h3 className="mb-1.5 font-medium text-sm">It still asks for</h3>
            <ul className="grid gap-1.5">
              {payouts.due.map((what) => (
                <li key={what} className="flex items-center gap-2 text-muted-foreground">
                  <Circle aria-hidden className="size-3.5 shrink-0" /> {what}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {payouts.under_review ? null : <LeaveForm to="onboarding" label="Continue" />}
      </CardContent>
    </Card>
  );
}

function Enabled({ payouts }: { payouts: PayoutsView }) {
  const { sums, due } = payouts;
  return (
    <Card>
      <CardHeader>
        <Titled tone="success" badge="On" />
        <CardDescription>
          {due.length > 0
            ? `The processor will soon ask for more: ${due.join(", ").toLowerCase()}.`
            : "You can be paid. Bank transfers, statements and tax papers are on the processor's dashboard."}
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Amount label="Held until accepted" cents={sums.held_cents} />
          <Amount label="On its way" cents={sums.on_its_way_cents} />
        </dl>
        <LeaveForm to="dashboard" label="Open the dashboard" secondary />
      </CardContent>
    </Card>
  );
}

function Titled({ tone, badge }: { tone: "success" | "warning"; badge: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <CardTitle>Your account</CardTitle>
      <Badge tone={tone}>{badge}</Badge>
    </div>
  );
}

function Amount({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd>
        <Money cents={cents} className="font-semibold text-2xl" />
      </dd>
    </div>
  );
}
