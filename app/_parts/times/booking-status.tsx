import { Badge } from "@/app/_ui/looks/badge";
import type { BookingView } from "@/lib/contracts/trade/bookings/bookings";

const STATES = {
  CONFIRMED: { tone: "success", word: "Confirmed" },
  CANCELED: { tone: "neutral", word: "Canceled" },
  COMPLETED: { tone: "neutral", word: "Took place" },
  NO_SHOW: { tone: "warning", word: "No-show" },
} as const;

/** Where a booking stands, for both of its sides. */
export function BookingStatusBadge({ status }: { status: BookingView["status"] }) {
  const { tone, word } = STATES[status];
  return <Badge tone={tone}>{word}</Badge>;
}
