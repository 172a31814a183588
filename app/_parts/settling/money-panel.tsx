"use client";

import { Heart, Undo2 } from "lucide-react";
import { Money } from "@/app/_ui/data/money";
import { SayDialog } from "@/app/_ui/form/say-dialog";
import { Badge } from "@/app/_ui/looks/badge";
import { refundTipAction, tipAction } from "./actions";

export type MoneyState = {
  standing: "held" | "on_its_way" | "paid_out" | "refunded" | null;
  refunds: { id: string; cents: number; status: "REQUESTED" | "SENT" | "FAILED"; note: string | null; at: string }[];
  tip: { cents: number; status: "PAID" | "REFUNDED"; on_its_way_back: boolean } | null;
  can_tip: boolean;
};

const STANDING = { held: "Held until accepted", on_its_way: "On its way", paid_out: "Paid out", refunded: "Refunded" };
const REFUND = {
  REQUESTED: "On its way back",
  SENT: "Sent back",
  FAILED: "Refused by the bank: write to us where it should go",
};

type MoneyPanelProps = { orderId: string; token?: string | undefined; side: "buyer" | "creator"; money: MoneyState };

/** Where the money of an order is, what of it went back, and the tip. */
export function MoneyPanel({ orderId, token, side, money }: MoneyPanelProps) {
  const { standing, refunds, tip, can_tip } = money;
  if (!standing) return null;
  const which = { order_id: orderId, ...(side === "buyer" && token ? { token } : {}) };
  return (
    <section aria-labelledby="money" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2.5">
        <h2 id="money" className="font-semibold text-lg">
          Money
        </h2>
        <Badge tone={standing === "paid_out" ? "success" : "neutral"}>{STANDING[standing]}</Badge>
      </div>
      {side === "buyer" && standing === "held" ? (
        <p className="text-muted-foreground">What you paid is held until you accept the delivery.</p>
      ) : null}
      {refunds.length > 0 || tip ? (
        <dl className="grid gap-2">
          {refunds.map(({ id, cents, status, note }) => (
            <Row key={id} label={note ? `${REFUND[status]}: ${note}` : REFUND[status]} cents={-cents} />
          ))}
          {tip ? (
            <Row
              label={
                tip.status === "REFUNDED" ? "Tip, sent back" : tip.on_its_way_back ? "Tip, on its way back" : "Tip"
              }
              cents={tip.cents}
            />
          ) : null}
        </dl>
      ) : null}
      {side === "buyer" && can_tip && !tip ? (
        <SayDialog
          which={which}
          action={tipAction}
          verb="Leave a tip"
          icon={Heart}
          title="Leave a tip"
          description="All of it goes to the creator; we take nothing. From $1 to $1,000. You pay on the processor's page."
          fields={[{ name: "cents", label: "Dollars", max: 8, placeholder: "10.00" }]}
          send="Go to payment"
          done="On to the payment"
        />
      ) : null}
      {side === "creator" && tip?.status === "PAID" && !tip.on_its_way_back ? (
        <SayDialog
          which={which}
          action={refundTipAction}
          verb="Send the tip back"
          icon={Undo2}
          title="Send the tip back?"
          description="All of it goes back to the buyer."
          send="Send it back"
          done="The tip is on its way back"
          size="sm"
        />
      ) : null}
    </section>
  );
}

function Row({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="wrap-anywhere min-w-0 text-muted-foreground">{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
}
