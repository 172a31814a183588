import type { WebhookEndpointView } from "@/lib/contracts/developers/webhooks/webhooks";
import { isInboxUrl } from "@/lib/domain/developers/webhooks/inbox-url";

/** What an endpoint is called besides its address: the creator's words, else what it is when it is ours; empty when there are none. */
export function endpointName({ description, url }: Pick<WebhookEndpointView, "description" | "url">): string {
  return description || (isInboxUrl(url) ? "Built-in inbox" : "");
}
