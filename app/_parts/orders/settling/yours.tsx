import { Money } from "@/app/_ui/data/money";
import { ExactTime } from "@/app/_ui/time/exact-time";
import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";
import type { SettlementView } from "@/lib/contracts/trade/orders/settlements";

export type YoursProps = {
  standing: SettlementView["money"]["standing"];
  /** What is left for the creator, in US cents. */
  cents: number;
  status: OrderStatus;
  /** ISO 8601: when the delivery counts as accepted. */
  acceptBy: string | null;
  /** When it was paid out, in ISO 8601, and how much that was, where that is known. */
  paidOut: { at: string; cents: number | null } | null;
};

/** What of an order is its creator's, and when it is or was paid out. */
export function Yours({ standing, cents, status, acceptBy, paidOut }: YoursProps) {
  if (standing === "paid_out")
    return (
      <p className="text-muted-foreground">
        <Money cents={paidOut?.cents ?? cents} /> was paid out
        {paidOut ? (
          <>
            {" "}
            on <ExactTime at={paidOut.at} form="day" />
          </>
        ) : null}
        .
      </p>
    );
  if (standing === "refunded" || cents <= 0) return null;
  return (
    <p className="text-muted-foreground">
      <Money cents={cents} />{" "}
      {standing === "on_its_way" ? (
        "is yours, and on its way to you."
      ) : status === "DISPUTED" ? (
        "is held until the dispute ends."
      ) : status === "DELIVERED" && acceptBy ? (
        <>
          is yours once the buyer accepts the delivery, on <ExactTime at={acceptBy} /> at the latest.
        </>
      ) : (
        "is yours once the buyer accepts the delivery, 72 hours after it at the latest."
      )}
    </p>
  );
}
