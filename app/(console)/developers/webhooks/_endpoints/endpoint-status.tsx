import { Badge } from "@/app/_ui/looks/badge";
import type { WebhookEndpointView } from "@/lib/contracts/developers/webhooks/webhooks";

const WHY: Readonly<Record<string, string>> = {
  consecutive_dead_letters: "after 50 failed deliveries",
  access_ended: "with the access that made it",
};

/** Whether an endpoint is on, and why not. */
export function EndpointStatus({ endpoint }: { endpoint: WebhookEndpointView }) {
  if (endpoint.status === "disabled") {
    const why = WHY[endpoint.disabled_reason ?? ""];
    return (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={why ? "danger" : "neutral"}>Disabled</Badge>
        <span className="text-muted-foreground text-xs">{why ?? "by you"}</span>
      </span>
    );
  }
  const failing = endpoint.consecutive_dead_letters;
  return failing > 0 ? <Badge tone="warning">{failing} failed in a row</Badge> : <Badge tone="success">Enabled</Badge>;
}
