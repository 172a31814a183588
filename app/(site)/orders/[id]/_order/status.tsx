import type { ComponentProps } from "react";
import { Badge } from "@/app/_ui/looks/badge";
import type { BuyerOrderView, OrderStatus } from "@/lib/contracts/trade/orders/orders";

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
  REVISION_REQUESTED: { label: "Changes requested", tone: "warning" },
  COMPLETED: { label: "Completed", tone: "success" },
  CANCELED: { label: "Canceled", tone: "neutral" },
  DISPUTED: { label: "Disputed", tone: "danger" },
  REFUNDED: { label: "Refunded", tone: "neutral" },
};

type OrderStatusBadgeProps = {
  order: Pick<BuyerOrderView, "status" | "awaits_brief">;
  /** Who reads it. */
  side?: "buyer" | "creator";
};

/** The state of an order; a paid one that nobody has begun, since its buyer has not answered, says for whom it waits. */
export function OrderStatusBadge({ order: { status, awaits_brief }, side = "buyer" }: OrderStatusBadgeProps) {
  if (status === "PAID" && awaits_brief)
    return <Badge tone="warning">{side === "buyer" ? "Waits for your answers" : "Waits for answers"}</Badge>;
  const { label, tone } = ORDER_STATES[status];
  return <Badge tone={tone}>{label}</Badge>;
}
