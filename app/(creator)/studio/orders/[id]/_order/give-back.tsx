"use client";

import { Undo2, XCircle } from "lucide-react";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { SayDialog } from "@/app/_ui/form/say-dialog";
import type { OrderDetailView } from "@/lib/contracts/trade/creator-orders";
import { formatMoney } from "@/lib/core/values/money";
import { cancelAction, refundAction } from "../actions";

/** The ways to send the money back: cancel before delivery, refund after it. */
export function GiveBack({ order }: { order: OrderDetailView }) {
  const amount = formatMoney(order.amount_cents, order.currency);
  const which = { order_id: order.id };
  if (order.refund_requested_at && !order.refunded_at)
    return <FormAlert tone="neutral">The refund of {amount} is on its way.</FormAlert>;
  if (order.status === "PAID" || order.status === "REVISION_REQUESTED") {
    return (
      <SayDialog
        which={which}
        action={cancelAction}
        verb="Cancel the order"
        icon={XCircle}
        title="Cancel this order?"
        description={`${amount} goes back to the buyer in full, and the transfer to your account is taken back. This cannot be undone.`}
        fields={[{ name: "note", label: "A word to the buyer", max: 2_000, rows: 5, optional: true }]}
        send="Cancel and refund"
        done="The order is canceled"
        look="danger"
      />
    );
  }
  if (order.status === "COMPLETED" || order.status === "DISPUTED") {
    return (
      <SayDialog
        which={which}
        action={refundAction}
        verb="Refund"
        icon={Undo2}
        title={`Refund ${amount}?`}
        description="The whole amount goes back to the buyer, the transfer to your account is taken back, and the platform's fee is returned. This cannot be undone."
        send={`Refund ${amount}`}
        done="The refund is on its way"
        look="danger"
      />
    );
  }
  return null;
}
