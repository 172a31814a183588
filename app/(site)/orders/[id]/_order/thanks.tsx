import { CircleCheck } from "lucide-react";
import type { NextStep } from "@/app/_parts/orders/workroom/next-step";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { ExactTime } from "@/app/_ui/time/exact-time";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";

/** Whether the work is ahead of the creator and nobody has asked to end it. */
function isFresh(order: BuyerOrderView): boolean {
  return order.status === "PAID" && !order.cancel_asked_at && !order.refund_requested_at;
}

/** The thanks right after the payment; for who comes back later, where the order stands, as its page says it. */
export function Standing({ order, step }: { order: BuyerOrderView; step: NextStep }) {
  const fresh = isFresh(order);
  const done = fresh || order.status === "COMPLETED";
  return (
    <header className="grid justify-items-center gap-2 text-center">
      {done ? <CircleCheck aria-hidden className="size-10 animate-rise-in text-success" strokeWidth={1.75} /> : null}
      <h1 className="font-semibold text-2xl">{fresh ? "Thank you. Your order is paid." : step.title}</h1>
      <p className="max-w-[52ch] whitespace-pre-line text-balance text-lg text-muted-foreground">
        {fresh ? toldAndDelivers(order) : step.text}
      </p>
      {!fresh && step.until ? (
        <p>
          Until <ExactTime at={step.until} className="font-medium" />
        </p>
      ) : null}
    </header>
  );
}

function toldAndDelivers({ creator, delivery_days: days, awaits_brief }: BuyerOrderView): string {
  const within = days === 1 ? "one day" : `${days} days`;
  return `${creator.display_name} has been told and delivers within ${within}${awaits_brief ? " of your answers below" : ""}.`;
}

const ACCEPTED = "After that it counts as accepted.";
const REVIEW = "You can review it until 14 days after the order closes.";

/** What is still to come, step by step. */
function stepsOf(order: BuyerOrderView): string[] {
  const name = order.creator.display_name;
  if (order.cancel_asked_at || order.refund_requested_at) return [];
  switch (order.status) {
    case "PAID":
      return [
        ...(order.awaits_brief ? [`You answer what was asked. ${name} begins then.`] : []),
        `${name} does the work and marks it delivered.`,
        `You have 72 hours to accept it or to ask for changes. ${ACCEPTED}`,
        REVIEW,
      ];
    case "REVISION_REQUESTED":
      return [
        `${name} makes the changes and delivers the next version.`,
        `You have 72 hours again to accept it. ${ACCEPTED}`,
        REVIEW,
      ];
    case "DELIVERED":
      return [`You accept it or ask for changes. ${ACCEPTED}`, REVIEW];
    default:
      return [];
  }
}

/** What happens next, where something does, and the way to the order. */
export function WhatComes({ order, href }: { order: BuyerOrderView; href: string }) {
  const steps = stepsOf(order);
  return (
    <section aria-labelledby="next" className="grid gap-3">
      <h2 id="next" className="font-semibold text-lg">
        {steps.length > 0 ? "What happens next" : "Your order"}
      </h2>
      {steps.length > 0 ? (
        <ol className="grid list-decimal gap-1.5 pl-5 marker:text-muted-foreground">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      <p className="text-muted-foreground">Keep the order's address: it opens your order without an account.</p>
      <Button asChild variant="secondary" className="w-fit">
        <Link href={href}>Open the order</Link>
      </Button>
    </section>
  );
}
