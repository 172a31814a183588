import { Badge } from "@/app/_ui/looks/badge";
import type { WebhookEndpointView } from "@/lib/contracts/developers/webhooks/webhooks";

/** Whether an endpoint is on, and why not. */
export function EndpointStatus({ endpoint }: { endpoint: WebhookEndpointView }) {
  if (endpoint.status === "disabled") {
    const failed = endpoint.disabled_reason === "consecutive_dead_letters";
    return (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={failed ? "danger" : "neutral"}>Disabled</Badge>
        <span className="text-muted-foreground text-xs">{failed ? "after 50 failed deliveries" : "by you"}</span>
      </span>
    );
  }
  const failing = endpoint.consecutive_dead_letters;
  return failing > 0 ? <Badge tone="warning">{failing} failed in a row</Badge> : <Badge tone="success">Enabled</Badge>;
}
