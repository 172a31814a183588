"use client";

import { Check, MessageSquareWarning, PencilLine } from "lucide-react";
import { FormAlert } from "@/app/_ui/form-alert";
import { SayDialog } from "@/app/_ui/say-dialog";
import { SubmitButton } from "@/app/_ui/submit-button";
import { useActionForm } from "@/app/_ui/use-action-form";
import type { BuyerOrderView } from "@/lib/contracts/orders";
import type { BuyerChoices } from "@/lib/orders/buyer-choices";
import { acceptAction, disputeAction, reviseAction } from "../actions";

type ChoicesProps = { order: BuyerOrderView; can: BuyerChoices; token: string | undefined };

/** What the buyer can do now: accept the delivery, ask for changes, open a dispute. */
export function Choices({ order, can, token }: ChoicesProps) {
  if (!can.accept && !can.request_revision && !can.dispute) return null;
  const which = { order_id: order.id, ...(token ? { token } : {}) };
  const left = order.revisions_allowed - order.revisions_used;
  return (
    <section aria-label="What you can do" className="grid gap-3 print:hidden">
      {can.accept ? <Accept which={{ ...which, delivery_number: String(order.delivery_number) }} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        {can.request_revision ? (
          <SayDialog
            which={which}
            action={reviseAction}
            verb="Ask for changes"
            icon={PencilLine}
            title="Ask for changes"
            description={`${order.creator.display_name} delivers again, and you have a new 72 hours then. This order allows ${left === 1 ? "one more round" : `${left} more rounds`}.`}
            field={{ name: "note", label: "What is to change", max: 2_000 }}
            send="Ask for changes"
            done="The creator has been told"
          />
        ) : null}
        {can.dispute ? (
          <SayDialog
            which={which}
            action={disputeAction}
            verb="Open a dispute"
            icon={MessageSquareWarning}
            title="Open a dispute"
            description="Nothing is accepted while we look into it. We hear both sides, then complete or refund the order."
            field={{ name: "reason", label: "What is wrong", max: 2_000 }}
            send="Open the dispute"
            done="The dispute is recorded"
            danger
          />
        ) : null}
      </div>
    </section>
  );
}

function Accept({ which }: { which: Record<string, string> }) {
  const { state, pending, formProps } = useActionForm(acceptAction, "You accepted the delivery");
  return (
    <form {...formProps} aria-label="Accept the delivery" className="grid gap-3">
      {Object.entries(which).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <SubmitButton pending={pending} size="lg" className="w-full sm:w-fit">
        <Check aria-hidden /> Accept the delivery
      </SubmitButton>
    </form>
  );
}
