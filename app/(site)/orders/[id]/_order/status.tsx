import type { ComponentProps } from "react";
import { Badge } from "@/app/_ui/looks/badge";
import type { OrderStatus } from "@/lib/contracts/trade/orders";

type Said = { label: string; tone: ComponentProps<typeof Badge>["tone"]; next: string };

/** Each state of an order as its buyer reads it, and what comes next. */
export const ORDER_STATES: Record<OrderStatus, Said> = {
  CHECKOUT_OPEN: {
    label: "Awaiting payment",
    tone: "warning",
    next: "The order starts once the payment is confirmed.",
  },
  EXPIRED: {
    label: "Expired",
    tone: "neutral",
    next: "The checkout closed unpaid. A payment that still came goes back to your card by itself.",
  },
  PAID: { label: "In progress", tone: "primary", next: "The creator is at work." },
  DELIVERED: { label: "Delivered", tone: "primary", next: "The work is here." },
  REVISION_REQUESTED: { label: "In revision", tone: "warning", next: "The creator is working on your changes." },
  COMPLETED: { label: "Completed", tone: "success", next: "The order is done." },
  CANCELED: { label: "Canceled", tone: "neutral", next: "The order was canceled." },
  DISPUTED: { label: "Disputed", tone: "danger", next: "We are looking into it. Nothing is accepted meanwhile." },
  REFUNDED: { label: "Refunded", tone: "neutral", next: "The amount was sent back." },
};

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { label, tone } = ORDER_STATES[status];
  return <Badge tone={tone}>{label}</Badge>;
}
