import type { webhookEndpoints } from "@/db/schema";
import type { WebhookEndpointView } from "@/lib/contracts/webhooks";

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** A webhook endpoint as its owner sees it. The signing secret is not part of it. */
export function viewEndpoint(row: EndpointRow): WebhookEndpointView {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    event_types: row.eventTypes,
    status: row.status,
    disabled_reason: row.disabledReason,
    consecutive_dead_letters: row.consecutiveDeadLetters,
    secret_prefix: row.secretPrefix,
    created_at: row.createdAt.toISOString(),
  };
}
