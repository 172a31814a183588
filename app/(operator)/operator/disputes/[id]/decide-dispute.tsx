"use client";

import { Check, CircleSlash, Coins } from "lucide-react";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { exactTime } from "@/app/_ui/time/exact-time-text";
import { formatMoney } from "@/lib/core/values/money";
import { decideDisputeAction } from "../../actions";

type DecideDisputeProps = { orderId: string; left: number; currency: string; from: string | null };

const REASON = { name: "reason", label: "Why", max: 1_000, rows: 4, hint: "Both sides read it, word by word." };

/** The three ways in which an operator ends a dispute, each with a reason. */
export function DecideDispute({ orderId, left, currency, from }: DecideDisputeProps) {
  const early = from !== null && Date.parse(from) > Date.now();
  const dialog = (outcome: string) => ({ which: { order_id: orderId, outcome }, action: decideDisputeAction });
  return (
    <section aria-label="Decide" className="grid gap-3 rounded-md border border-border bg-card p-5 shadow-sm">
      <div>
        <h2 className="font-semibold text-lg">Decide</h2>
        <p className="text-muted-foreground">
          {early
            ? `Both sides may agree by themselves until ${exactTime(Date.parse(from))}. Decide before that only where waiting harms one of them.`
            : "Five days have passed without an agreement: it is yours to decide. The first operator's decision holds."}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <SayDialog
          {...dialog("refund_all")}
          verb="Refund the buyer"
          icon={CircleSlash}
          look="danger"
          title="Send everything back to the buyer?"
          description={`${formatMoney(left, currency)} goes back to the buyer. The creator gets nothing.`}
          fields={[REASON]}
          send="Refund the buyer"
          done="Decided: both sides are told"
        />
        <SayDialog
          {...dialog("refund_part")}
          verb="Refund a part"
          icon={Coins}
          title="Send a part back?"
          description={`The rest of ${formatMoney(left, currency)} goes to the creator, and the order is completed.`}
          fields={[{ name: "amount_cents", label: "Back to the buyer, $", max: 12, placeholder: "120.00" }, REASON]}
          send="Refund this part"
          done="Decided: both sides are told"
        />
        <SayDialog
          {...dialog("complete")}
          verb="Complete the order"
          icon={Check}
          title="Complete the order as it was delivered?"
          description={`${formatMoney(left, currency)} goes to the creator, less the fee. The buyer gets nothing back.`}
          fields={[REASON]}
          send="Complete the order"
          done="Decided: both sides are told"
        />
      </div>
    </section>
  );
}
