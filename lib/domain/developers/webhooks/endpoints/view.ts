import type { webhookEndpoints } from "@/db/schema";
import type { WebhookEndpointView } from "@/lib/contracts/developers/webhooks/webhooks";
import { openHeaders } from "../custom-headers";

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** A webhook endpoint as its owner sees it. Neither the signing secret nor the values of its headers are part of it. */
export function viewEndpoint(row: EndpointRow): WebhookEndpointView {
  return {
    id: row.id,
    app_id: row.appId,
    url: row.url,
    description: row.description,
    event_types: row.eventTypes,
    status: row.status,
    disabled_reason: row.disabledReason,
    consecutive_dead_letters: row.consecutiveDeadLetters,
    secret_prefix: row.secretPrefix,
    previous_secret_until: row.previousSecretUntil?.toISOString() ?? null,
    header_names: Object.keys(openHeaders(row.sealedHeaders)),
    metadata: row.metadata,
    created_at: row.createdAt.toISOString(),
  };
}
