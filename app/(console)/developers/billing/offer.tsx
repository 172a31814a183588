import type { ReactNode } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Badge } from "@/app/_ui/looks/badge";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { type PlanTier, TIERS } from "@/lib/contracts/tiers";
import type { BillingView } from "@/lib/contracts/trade/billing/billing";
import { formatMoney } from "@/lib/core/values/money";
import { planChoice } from "@/lib/domain/trade/billing/choosing/plan-choices";
import { ChoosePlan, type Question } from "./choose-plan";

type OfferProps = { tier: PlanTier; billing: BillingView };

/** What can be done about a plan, in its column. */
export function Offer({ tier, billing }: OfferProps) {
  const { name, priceCents } = TIERS[tier];
  const end = billing.subscription ? <ExactTime at={billing.subscription.current_period_end} form="day" /> : null;
  switch (planChoice(tier, billing)) {
    case "yours":
      return <Badge tone="primary">{billing.tier === tier ? "Your plan" : "Paid for"}</Badge>;
    case "next":
      return <Badge>From {end}</Badge>;
    case "buy":
      return <ChoosePlan tier={tier} label="Choose" thing={name} primary />;
    case "keep":
      return <ChoosePlan tier={tier} label="Keep" thing={name} primary done={`You keep the ${name} plan.`} />;
    case "upgrade":
      return (
        <ChoosePlan tier={tier} label="Upgrade" thing={`to ${name}`} primary question={upgrade(name, priceCents)} />
      );
    case "downgrade":
      return <ChoosePlan tier={tier} label="Downgrade" thing={`to ${name}`} question={downgrade(name, end)} />;
    case "cancel":
      return <ChoosePlan tier={tier} label="Cancel plan" question={cancel(end)} />;
    case "end":
      return <ChoosePlan tier={tier} label="End now" question={END} />;
    case "ask":
      return (
        <Button asChild size="sm" variant="secondary">
          <Link href="/developers/billing/enterprise">Talk to us</Link>
        </Button>
      );
    case "none":
      return <span className="text-muted-foreground">–</span>;
  }
}

function upgrade(name: string, cents: number): Question {
  return {
    title: `Upgrade to ${name} now?`,
    consequence: `Your card pays for the rest of this period what ${name} costs more than your plan, and ${formatMoney(cents)} from the next period on. It counts from your next request.`,
    yes: "Upgrade and pay",
    no: "Not now",
    done: `You are on the ${name} plan.`,
    danger: false,
  };
}

function downgrade(name: string, end: ReactNode): Question {
  return {
    title: `Move to ${name}?`,
    consequence: (
      <>
        Until {end} everything stays as it is paid for. Then {name} begins. Nothing is deleted: API keys and webhook
        endpoints beyond its number go on working, and new ones are refused.
      </>
    ),
    yes: "Move to it",
    no: "Stay as it is",
    done: `${name} begins when the paid period ends.`,
    danger: false,
  };
}

function cancel(end: ReactNode): Question {
  return {
    title: "Cancel your plan?",
    consequence: (
      <>
        It goes on until {end}, which is paid for; then you are on Free. Nothing is deleted: API keys and webhook
        endpoints beyond its number go on working, and new ones are refused.
      </>
    ),
    yes: "Cancel the plan",
    no: "Keep it",
    done: "Your plan ends with the paid period.",
    danger: true,
  };
}

const END: Question = {
  title: "End your plan now?",
  consequence: "The unpaid period is not charged any more and you are on Free at once. Nothing is deleted.",
  yes: "End the plan",
  no: "Keep it",
  done: "Your plan has ended.",
  danger: true,
};
