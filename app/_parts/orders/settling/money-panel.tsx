"use client";

import { Heart, RotateCw, Undo2 } from "lucide-react";
import { Money } from "@/app/_ui/data/money";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { Badge } from "@/app/_ui/looks/badge";
import type { SettlementView } from "@/lib/contracts/trade/orders/settlements";
import { formatMoney } from "@/lib/core/values/money";
import { refundTipAction, retryRefundAction, tipAction } from "./actions";
import { paidText, standingLabel } from "./standing-text";
import { Yours, type YoursProps } from "./yours";

const REFUND = {
  REQUESTED: "On its way back",
  SENT: "Sent back",
  FAILED: "Refused by the buyer's bank",
};

type MoneyPanelProps = {
  orderId: string;
  token?: string | undefined;
  side: "buyer" | "creator";
  money: SettlementView["money"];
  disputed: boolean;
  /** How the creator is called, for the buyer. */
  creator?: string;
  /** For the creator: what of it is theirs. */
  yours?: Omit<YoursProps, "standing">;
};

/** Where the money of an order is, what of it went back, and the tip. */
export function MoneyPanel({ orderId, token, side, money, disputed, creator = "the creator", yours }: MoneyPanelProps) {
  const { standing, refunds, tip, can_tip } = money;
  if (!standing) return null;
  const which = { order_id: orderId, ...(side === "buyer" && token ? { token } : {}) };
  const paid = side === "buyer" ? paidText({ standing, disputed, creator, refunds }) : null;
  return (
    <section aria-labelledby="money" className="wrap-anywhere grid grid-cols-1 justify-items-start gap-3">
      <div className="flex flex-wrap items-center gap-2.5">
        <h2 id="money" className="font-semibold text-lg">
          Money
        </h2>
        <Badge tone={standing === "paid_out" ? "success" : "neutral"}>{standingLabel(standing, disputed)}</Badge>
      </div>
      {paid ? <p className="text-muted-foreground">{paid}</p> : null}
      {yours ? <Yours standing={standing} {...yours} /> : null}
      {refunds.length > 0 || tip ? (
        <dl className="grid w-full gap-2">
          {refunds.map(({ id, amount_cents, status, note }) => (
            <Row key={id} label={note ? `${REFUND[status]}: ${note}` : REFUND[status]} cents={-amount_cents} />
          ))}
          {tip ? (
            <Row
              label={
                tip.status === "REFUNDED" ? "Tip, sent back" : tip.on_its_way_back ? "Tip, on its way back" : "Tip"
              }
              cents={tip.amount_cents}
            />
          ) : null}
        </dl>
      ) : null}
      {refunds.map((refund) =>
        refund.status === "FAILED" ? <Failed key={refund.id} side={side} which={which} refund={refund} /> : null,
      )}
      {side === "buyer" && tip?.status === "PAID" && !tip.on_its_way_back ? (
        <p>Thank you: your tip is paid, and all of it goes to {creator}.</p>
      ) : null}
      {side === "buyer" && can_tip ? (
        <SayDialog
          which={which}
          action={tipAction}
          verb="Leave a tip"
          icon={Heart}
          title="Leave a tip"
          description="All of it goes to the creator; we take nothing. From $1 to $1,000. You pay on the processor's page."
          fields={[{ name: "amount_cents", label: "Dollars", max: 8, placeholder: "10.00" }]}
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

type FailedProps = {
  side: "buyer" | "creator";
  which: Record<string, string>;
  refund: SettlementView["money"]["refunds"][number];
};

/** What happens next with a refund that did not arrive. */
function Failed({ side, which, refund: { id, amount_cents } }: FailedProps) {
  const sum = formatMoney(amount_cents, "usd");
  return (
    <div className="grid justify-items-start gap-3">
      <FormAlert tone="warning">
        {side === "buyer"
          ? `Your bank did not take ${sum}. The money is with us and stays yours: it is sent again to the same card. Ask your bank whether it takes refunds for it, and tell the creator below. If the card is gone for good, we find another way with you.`
          : `The buyer's bank did not take ${sum}. The money is with us, and your account is not charged twice. Try it again once the buyer says that their bank takes it.`}
      </FormAlert>
      {side === "creator" ? (
        <SayDialog
          which={{ ...which, refund_id: id }}
          action={retryRefundAction}
          verb="Try again"
          icon={RotateCw}
          title={`Send ${sum} again?`}
          description="It goes to the card that paid. Nothing more is taken from you."
          send="Send it again"
          done="The refund is on its way again"
          size="sm"
        />
      ) : null}
    </div>
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
