import type { ComponentProps } from "react";
import { Badge } from "@/app/_ui/looks/badge";
import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";

type Said = { label: string; tone: ComponentProps<typeof Badge>["tone"] };

/** Each state of an order as its buyer reads it. */
export const ORDER_STATES: Record<OrderStatus, Said> = {
  CHECKOUT_OPEN: {
    label: "Awaiting payment",
    tone: "warning",
  },
  EXPIRED: {
    label: "Expired",
    tone: "neutral",
  },
  PAID: { label: "In progress", tone: "primary" },
  DELIVERED: { label: "Delivered", tone: "primary" },
  REVISION_REQUESTED: { label: "In revision", tone: "warning" },
  COMPLETED: { label: "Completed", tone: "success" },
  CANCELED: { label: "Canceled", tone: "neutral" },
  DISPUTED: { label: "Disputed", tone: "danger" },
  REFUNDED: { label: "Refunded", tone: "neutral" },
};

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { label, tone } = ORDER_STATES[status];
  return <Badge tone={tone}>{label}</Badge>;
}
