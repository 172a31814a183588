import type { OrderDetailView } from "@/lib/contracts/trade/orders/creator-orders";
import { formatMoney } from "@/lib/core/values/money";

type Sums = Pick<OrderDetailView, "amount_cents" | "refunded_cents" | "currency">;

/** What canceling an order sends back, said before it is done: a part may have gone back already. */
export function cancelText({ amount_cents, refunded_cents, currency }: Sums): string {
  const left = formatMoney(amount_cents - refunded_cents, currency);
  const goes =
    refunded_cents > 0 ? `All that is left, ${left}, goes back to the buyer` : `${left} goes back to the buyer in full`;
  return `${goes}, and the transfer to your account is taken back. This cannot be undone.`;
}
