"use client";

import { Undo2, XCircle } from "lucide-react";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { ExactTime } from "@/app/_ui/time/exact-time";
import type { SettlementView } from "@/lib/contracts/trade/orders/settlements";
import { askToCancelAction, declineCancelAction, withdrawCancelAction } from "./actions";

type CancelPanelProps = { orderId: string; token?: string | undefined; cancel: SettlementView["cancel"] };

/** The creator declines what the buyer asked for; agreeing is the creator's own way to cancel. */
export function AnswerCancel({ orderId }: { orderId: string }) {
  return (
    <SayDialog
      which={{ order_id: orderId }}
      action={declineCancelAction}
      verb="Decline"
      icon={XCircle}
      title="Decline to cancel?"
      description="The order goes on. The buyer reads your reason."
      fields={[{ name: "reason", label: "Why not", max: 2_000, rows: 4 }]}
      send="Decline"
      done="The buyer has been told"
    />
  );
}

/** The buyer's way to cancel, by consent, and back from it. What is asked for stands in the order's next step. */
export function CancelPanel({ orderId, token, cancel }: CancelPanelProps) {
  const { asked_at: askedAt, can_ask: canAsk, ask_again_at: again } = cancel;
  if (!askedAt && !canAsk && !again) return null;
  const which = { order_id: orderId, ...(token ? { token } : {}) };
  return (
    <section
      aria-labelledby="cancel"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-border border-t pt-6 print:hidden"
    >
      {askedAt ? <Asked which={which} reason={cancel.reason} /> : <Ask which={which} cancel={cancel} />}
    </section>
  );
}

type Which = Record<string, string>;

function Ask({ which, cancel }: { which: Which } & Pick<CancelPanelProps, "cancel">) {
  const { declined, ask_again_at: again } = cancel;
  return (
    <>
      <div className="min-w-0">
        <h2 id="cancel" className="font-medium">
          Do you want to cancel?
        </h2>
        <p className="text-muted-foreground">
          {declined ? `The creator declined the last time: ${declined} ` : null}
          {again ? (
            <>
              You can ask again from <ExactTime at={again} />. Until then the creator can deliver.
            </>
          ) : declined ? null : (
            "The creator has 48 hours to answer. A delivery that is more than a day late you cancel at once."
          )}
        </p>
      </div>
      {again ? null : (
        <SayDialog
          which={which}
          action={askToCancelAction}
          verb="Ask to cancel"
          icon={XCircle}
          title="Ask to cancel?"
          description="If the creator agrees, or does not answer within 48 hours, everything you paid goes back to you."
          fields={[{ name: "reason", label: "Why", max: 2_000, rows: 4 }]}
          send="Ask to cancel"
          done="The creator has been told"
        />
      )}
    </>
  );
}

function Asked({ which, reason }: { which: Which; reason: string | null }) {
  return (
    <>
      <div className="min-w-0">
        <h2 id="cancel" className="font-medium">
          Do you want to go on after all?
        </h2>
        <p className="wrap-anywhere text-muted-foreground">{reason ? `You asked to cancel: ${reason}` : null}</p>
      </div>
      <SayDialog
        which={which}
        action={withdrawCancelAction}
        verb="Withdraw the request"
        icon={Undo2}
        title="Go on with the order?"
        description="You no longer ask to cancel, and the creator can deliver. For a day you cannot ask again."
        send="Withdraw the request"
        done="The creator has been told"
      />
    </>
  );
}
