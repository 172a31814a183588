import { Repeat } from "lucide-react";
import Link from "next/link";
import { Button } from "@/app/_ui/controls/button";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders";
import { orderHref } from "../load-order";

type OrderAgainProps = { order: BuyerOrderView; token?: string | undefined; size?: "sm" | "md" };

/** The way to the same package and add-ons once more; nothing for an order that was never paid. */
export function OrderAgain({ order, token, size = "md" }: OrderAgainProps) {
  if (!order.paid_at) return null;
  return (
    <Button asChild size={size} variant="secondary" className="w-fit">
      <Link href={orderHref(order.id, "again", token)} prefetch={false}>
        <Repeat aria-hidden /> Order again<span className="sr-only">: {order.product_title}</span>
      </Link>
    </Button>
  );
}
