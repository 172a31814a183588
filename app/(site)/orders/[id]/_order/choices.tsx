"use client";

import { MessageSquareWarning, PencilLine } from "lucide-react";
import { AcceptDelivery } from "@/app/_parts/orders/workroom/accept-delivery";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import type { BuyerChoices } from "@/lib/domain/trade/orders/reading/buyer-choices";
import { acceptAction, disputeAction, reviseAction } from "../actions";

type ChoicesProps = { order: BuyerOrderView; can: BuyerChoices; token: string | undefined };

/** What the buyer can answer to a delivery: accept it, or ask for changes. */
export function Choices({ order, can, token }: ChoicesProps) {
  if (!can.accept && !can.request_revision) return null;
  const which = whichOf(order, token);
  const left = order.revisions_allowed - order.revisions_used;
  return (
    <section aria-label="What you can do" className="flex flex-wrap items-start gap-2 *:max-sm:w-full print:hidden">
      {can.accept ? (
        <AcceptDelivery
          label="Accept the delivery"
          which={{ ...which, delivery_number: String(order.delivery_number) }}
          action={acceptAction}
          creator={order.creator.display_name}
          amount={order.amount_cents - order.refunded_cents - order.refund_pending_cents}
          currency={order.currency}
        />
      ) : null}
      {can.request_revision ? (
        <SayDialog
          which={which}
          action={reviseAction}
          verb="Ask for changes"
          icon={PencilLine}
          title="Ask for changes"
          description={`${order.creator.display_name} delivers again, and you have 72 hours again then. This order allows ${left === 1 ? "one more round" : `${left} more rounds`}.`}
          fields={[{ name: "note", label: "What is to change", max: 2_000, rows: 5 }]}
          send="Ask for changes"
          done="The creator has been told"
          size="lg"
        />
      ) : null}
    </section>
  );
}

/** The way out when nothing else helps: at the end of the page, so that it is not the first thing there. */
export function Dispute({ order, can, token }: ChoicesProps) {
  if (!can.dispute) return null;
  return (
    <section
      aria-labelledby="dispute"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-border border-t pt-6 print:hidden"
    >
      <div className="min-w-0">
        <h2 id="dispute" className="font-medium">
          Is something wrong?
        </h2>
        <p className="text-muted-foreground">
          Both sides say their part and can agree on a solution; otherwise we decide.
        </p>
      </div>
      <SayDialog
        which={whichOf(order, token)}
        action={disputeAction}
        verb="Open a dispute"
        icon={MessageSquareWarning}
        title="Open a dispute"
        description="Nothing is accepted while we look into it. Both sides say their part and can agree on a solution; otherwise we decide."
        fields={[{ name: "reason", label: "What is wrong", max: 2_000, rows: 5 }]}
        send="Open the dispute"
        done="The dispute is recorded"
        look="danger"
      />
    </section>
  );
}

function whichOf(order: BuyerOrderView, token: string | undefined): Record<string, string> {
  return { order_id: order.id, ...(token ? { token } : {}) };
}
