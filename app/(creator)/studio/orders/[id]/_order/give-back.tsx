"use client";

import { Undo2, XCircle } from "lucide-react";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { FormAlert } from "@/app/_ui/form/form-alert";
import type { OrderDetailView } from "@/lib/contracts/trade/orders/creator-orders";
import { formatMoney } from "@/lib/core/values/money";
import { cancelAction, refundAction } from "../actions";
import { cancelText } from "./cancel-text";

/** The ways to send the money back: cancel before delivery, refund after it. */
export function GiveBack({ order }: { order: OrderDetailView }) {
  const which = { order_id: order.id };
  const left = formatMoney(order.amount_cents - order.refunded_cents, order.currency);
  if (order.refund_pending_cents > 0)
    return (
      <FormAlert tone="neutral">
        The refund of {formatMoney(order.refund_pending_cents, order.currency)} is on its way.
      </FormAlert>
    );
  if (order.status === "PAID" || order.status === "REVISION_REQUESTED") {
    return (
      <SayDialog
        which={which}
        action={cancelAction}
        verb="Cancel the order"
        icon={XCircle}
        title="Cancel this order?"
        description={cancelText(order)}
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
        title="Refund the buyer?"
        description={`Leave the amount empty to send back all that is left, ${left}. The transfer to your account is taken back, and the platform's fee is returned in proportion. This cannot be undone.`}
        fields={[
          { name: "amount_cents", label: "Dollars, if only a part", max: 12, optional: true, placeholder: "25.00" },
        ]}
        send="Refund"
        done="The refund is on its way"
        look="danger"
      />
    );
  }
  return null;
}
