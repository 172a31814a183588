"use client";

import { XCircle } from "lucide-react";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { SayDialog } from "@/app/_ui/form/say-dialog";
import type { SettlementView } from "@/lib/contracts/trade/settlements";
import { askToCancelAction, declineCancelAction } from "./actions";

type CancelPanelProps = {
  orderId: string;
  token?: string | undefined;
  side: "buyer" | "creator";
  cancel: SettlementView["cancel"];
};

/** Canceling by consent: the buyer asks, the creator declines; agreeing is the creator's own way to cancel. */
export function CancelPanel({ orderId, token, side, cancel }: CancelPanelProps) {
  const which = { order_id: orderId, ...(side === "buyer" && token ? { token } : {}) };
  const reason = { name: "reason", label: side === "buyer" ? "Why" : "Why not", max: 2_000, rows: 4 };
  if (cancel.asked_at)
    return (
      <div className="grid justify-items-start gap-3">
        <FormAlert tone="warning">
          {side === "buyer"
            ? "You asked to cancel. The creator has 48 hours to answer; without an answer the order is canceled and you get everything back."
            : `The buyer asks to cancel: ${cancel.reason ?? ""} Agree by canceling, or decline within 48 hours. Nothing can be delivered until then.`}
        </FormAlert>
        {side === "creator" ? (
          <SayDialog
            which={which}
            action={declineCancelAction}
            verb="Decline"
            icon={XCircle}
            title="Decline to cancel?"
            description="The order goes on. The buyer reads your reason."
            fields={[reason]}
            send="Decline"
            done="The buyer has been told"
          />
        ) : null}
      </div>
    );
  if (side === "creator" || !cancel.can_ask) return null;
  return (
    <section
      aria-labelledby="cancel"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-border border-t pt-6 print:hidden"
    >
      <div className="min-w-0">
        <h2 id="cancel" className="font-medium">
          Do you want to cancel?
        </h2>
        <p className="text-muted-foreground">
          {cancel.declined
            ? `The creator declined the last time: ${cancel.declined}`
            : "The creator has 48 hours to answer. A delivery that is more than a day late you cancel at once."}
        </p>
      </div>
      <SayDialog
        which={which}
        action={askToCancelAction}
        verb="Ask to cancel"
        icon={XCircle}
        title="Ask to cancel?"
        description="If the creator agrees, or does not answer within 48 hours, everything you paid goes back to you."
        fields={[reason]}
        send="Ask to cancel"
        done="The creator has been told"
      />
    </section>
  );
}
