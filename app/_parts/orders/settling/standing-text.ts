import type { SettlementView } from "@/lib/contracts/trade/orders/settlements";

type Standing = NonNullable<SettlementView["money"]["standing"]>;

const STANDING: Record<Standing, string> = {
  held: "Held until accepted",
  on_its_way: "On its way",
  paid_out: "Paid out",
  refunded: "Refunded",
};

/** Where the money of an order is, in a word or two. In a dispute nothing is accepted. */
export function standingLabel(standing: Standing, disputed: boolean): string {
  return standing === "held" && disputed ? "Held until the dispute ends" : STANDING[standing];
}

type Paid = { standing: Standing; disputed: boolean; creator: string; refunds: SettlementView["money"]["refunds"] };

/** Where the money is, as the one who paid it reads it; null where the sums that went back say it all. */
export function paidText({ standing, disputed, creator, refunds }: Paid): string | null {
  if (standing === "refunded") return null;
  if (standing === "held")
    return disputed
      ? "What you paid is held until the dispute ends."
      : "What you paid is held until you accept the delivery.";
  const what = refunds.length > 0 ? "What does not go back to you" : "What you paid";
  return standing === "on_its_way" ? `${what} is on its way to ${creator}.` : `${what} was paid out to ${creator}.`;
}
