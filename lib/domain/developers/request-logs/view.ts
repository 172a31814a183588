import type { requestBodies, requestLogs } from "@/db/schema";
import type { RequestWithBodies } from "@/lib/contracts/developers/request-logs";

type Row = typeof requestLogs.$inferSelect;

/** A logged request as its account sees it. Durations in milliseconds. */
export type RequestView = {
  id: string;
  request_id: string;
  at: string;
  method: string;
  path: string;
  /** With its `?`; empty without one. */
  query: string;
  operation: string;
  status: number;
  error_code: string | null;
  error_message: string | null;
  error_param: string | null;
  duration_ms: number;
  credential: { kind: string; id: string };
  ip: string | null;
  user_agent: string | null;
  order_id: string | null;
};

export function viewRequest(row: Row): RequestView {
  return {
    id: row.id,
    request_id: row.requestId,
    at: row.at.toISOString(),
    method: row.method,
    path: row.path,
    query: row.query,
    operation: row.operation,
    status: row.status,
    error_code: row.errorCode,
    error_message: row.errorMessage,
    error_param: row.errorParam,
    duration_ms: row.durationMs,
    credential: { kind: row.credentialKind, id: row.credentialId },
    ip: row.ip,
    user_agent: row.userAgent,
    order_id: row.orderId,
  };
}

/** What is kept of a request's bodies; null for none. */
export function viewBodies(row: typeof requestBodies.$inferSelect | null): RequestWithBodies["bodies"] {
  if (!row) return null;
  const body = (text: string | null, truncated: boolean) => (text === null && !truncated ? null : { text, truncated });
  return { request: body(row.request, row.requestCut), response: body(row.response, row.responseCut) };
}
