import type { ReactNode } from "react";
import { PortalButton } from "@/app/_parts/portal/portal-button";
import { Badge } from "@/app/_ui/looks/badge";
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { TIERS } from "@/lib/contracts/tiers";
import type { BillingView } from "@/lib/contracts/trade/billing/billing";
import { formatMoney } from "@/lib/core/values/money";
import { openPortalAction } from "./actions";

/** Which plan it is, what it costs and what comes next. */
export function PlanState({ billing }: { billing: BillingView }) {
  const { tier, subscription, has_portal } = billing;
  return (
    <Card>
      <CardHeader>
        <CardTitle className="flex flex-wrap items-center gap-2">
          {TIERS[tier].name}
          {subscription?.status === "past_due" ? <Badge tone="danger">Payment failed</Badge> : null}
          {subscription?.cancel_at ? <Badge tone="warning">Ends soon</Badge> : null}
        </CardTitle>
        <CardDescription>{whatNext(billing)}</CardDescription>
      </CardHeader>
      <CardContent className="py-4 text-muted-foreground text-sm">
        A paid plan raises what the API does for you, never your trust score.
      </CardContent>
      {has_portal ? (
        <CardFooter>
          <PortalButton label="Card and cancellation" action={openPortalAction} />
        </CardFooter>
      ) : null}
    </Card>
  );
}

function whatNext({ tier, granted_tier: granted, subscription: sub }: BillingView): ReactNode {
  if (!sub) {
    return granted === "FREE"
      ? "You pay nothing. Choose a plan below when you need more; it counts from your next request."
      : `The operator of this service gave you the ${TIERS[granted].name} plan. You pay nothing for it.`;
  }
  if (sub.status === "past_due") return `The last ${formatMoney(sub.price_cents)} could not be taken from your card.`;
  const day = <ExactTime at={sub.current_period_end} form="day" />;
  const beside = granted === tier && tier !== sub.tier ? ` You also pay for ${TIERS[sub.tier].name}.` : "";
  const price = `${formatMoney(sub.price_cents)} per month`;
  if (!sub.next_tier) {
    return (
      <>
        {price}, renewed on {day}.{beside}
      </>
    );
  }
  return (
    <>
      Paid until {day}; then{" "}
      {sub.next_tier === "FREE" ? "you are on Free" : `${TIERS[sub.next_tier].name} begins for ${price}`}.{beside}
    </>
  );
}
