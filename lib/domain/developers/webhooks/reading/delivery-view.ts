import type { deliveryAttempts } from "@/db/schema";
import type { DeliveryAttemptView, DeliveryView } from "@/lib/contracts/developers/webhooks/deliveries";
import { openHeaders } from "../custom-headers";
import { stateAt } from "../delivery-state";
import type { DeliveryRow } from "../events/enqueue";
import { requestHeaders } from "../outbound/request-headers";

/** A delivery's newest attempt as SQL's JSON has it: its moment in text. */
export type LastAttempt = {
  number: number;
  started_at: string;
  latency_ms: number;
  status: number | null;
  error: string | null;
};

type AttemptRow = typeof deliveryAttempts.$inferSelect;

/** Stands for the value of an owner's own header. */
const HIDDEN = "••••••••";

/** A delivery as its owner sees it at a moment. */
export function viewDelivery(row: DeliveryRow & { lastAttempt: LastAttempt | null }, now: Date): DeliveryView {
  const { lastAttempt: last } = row;
  const state = stateAt(row, now);
  return {
    id: row.id,
    endpoint_id: row.endpointId,
    event_id: row.eventId,
    event_type: row.eventType,
    state,
    trigger: row.trigger,
    attempt_count: row.attempts,
    next_attempt_at: state === "PENDING" ? row.dueAt.toISOString() : null,
    last_attempt: last && { ...last, started_at: new Date(last.started_at).toISOString() },
    created_at: row.createdAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
  };
}

/** One attempt with what was sent and what came back. The values of the owner's own headers are hidden. */
export function viewAttempt(row: AttemptRow, delivery: DeliveryRow): DeliveryAttemptView {
  return {
    id: row.id,
    number: row.number,
    started_at: row.startedAt.toISOString(),
    latency_ms: row.latencyMs,
    status: row.status,
    error: row.error,
    url: row.url,
    request_headers: sentHeaders(row, delivery),
    response_headers: row.responseHeaders,
    response_body: row.responseBody,
  };
}

function sentHeaders(row: AttemptRow, { id, eventType, eventId }: DeliveryRow): Record<string, string> {
  const { signature, sealedHeaders } = row;
  const all = requestHeaders({ id, type: eventType, eventId, signature: signature ?? "", sealedHeaders });
  const own = Object.keys(openHeaders(sealedHeaders)).filter((name) => name in all);
  const hidden = Object.fromEntries(own.map((name) => [name, HIDDEN]));
  if (signature === null) delete all["Service-Signature"];
  return { ...all, ...hidden };
}
