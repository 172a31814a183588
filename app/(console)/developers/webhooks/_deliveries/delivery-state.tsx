import { Badge } from "@/app/_ui/looks/badge";
import type { DeliveryView } from "@/lib/contracts/developers/webhooks/deliveries";

const STATES = {
  PENDING: { tone: "outline", label: "Waiting" },
  ATTEMPTING: { tone: "primary", label: "Sending" },
  SUCCEEDED: { tone: "success", label: "Delivered" },
  DEAD_LETTER: { tone: "danger", label: "Dead letter" },
  SKIPPED: { tone: "neutral", label: "Skipped" },
} as const;

/** What people call a delivery's states, in the order in which filters offer them. */
export const STATE_LABELS = Object.entries(STATES).map(([state, { label }]) => [state, label] as const);

/** Where a delivery stands. */
export function DeliveryState({ delivery: { state, attempt_count } }: { delivery: DeliveryView }) {
  if (state === "PENDING" && attempt_count > 0) return <Badge tone="warning">Retrying</Badge>;
  const { tone, label } = STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}

const TRIGGERS = { event: null, manual: "Replay", test: "Test" } as const;

/** What made a delivery, where that was not the event itself. */
export function DeliveryTrigger({ delivery: { trigger } }: { delivery: DeliveryView }) {
  const label = TRIGGERS[trigger];
  return label && <Badge tone="outline">{label}</Badge>;
}
