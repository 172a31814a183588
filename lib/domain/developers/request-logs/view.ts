import type { requestLogs } from "@/db/schema";

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
  };
}
