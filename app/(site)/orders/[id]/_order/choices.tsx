"use client";

import { Check, MessageSquareWarning, PencilLine } from "lucide-react";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { SayDialog } from "@/app/_ui/form/say-dialog";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { useActionForm } from "@/app/_ui/form/use-action-form";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders";
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
      {can.accept ? <Accept which={{ ...which, delivery_number: String(order.delivery_number) }} /> : null}
      {can.request_revision ? (
        <SayDialog
          which={which}
          action={reviseAction}
          verb="Ask for changes"
          icon={PencilLine}
          title="Ask for changes"
          description={`${order.creator.display_name} delivers again, and you have a new 72 hours then. This order allows ${left === 1 ? "one more round" : `${left} more rounds`}.`}
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

function Accept({ which }: { which: Record<string, string> }) {
  const { state, pending, formProps } = useActionForm(acceptAction, "You accepted the delivery");
  return (
    <form {...formProps} aria-label="Accept the delivery" className="grid gap-3">
      {Object.entries(which).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <SubmitButton pending={pending} size="lg">
        <Check aria-hidden /> Accept the delivery
      </SubmitButton>
    </form>
  );
}
