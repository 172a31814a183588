import { Repeat } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import { orderHref } from "../load-order";

type OrderAgainProps = { order: BuyerOrderView; token?: string | undefined; inList?: boolean };

/** While one is under way, another is not what comes next. */
const CLOSED: BuyerOrderView["status"][] = ["COMPLETED", "CANCELED", "REFUNDED"];

/** The way to the same package and add-ons once more; nothing for an order that was never paid, or is not over. */
export function OrderAgain({ order, token, inList = false }: OrderAgainProps) {
  if (!order.paid_at || !CLOSED.includes(order.status)) return null;
  return (
    <Button asChild size={inList ? "sm" : "md"} variant={inList ? "link" : "secondary"} className="w-fit">
      <Link href={orderHref(order.id, "again", token)}>
        <Repeat aria-hidden /> Order again<span className="sr-only">: {order.product_title}</span>
      </Link>
    </Button>
  );
}
