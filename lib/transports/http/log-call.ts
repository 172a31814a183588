import { logRequest } from "@/lib/core/log";
import { recordRequest } from "@/lib/domain/developers/request-logs/record";
import type { Served } from "./call";

import type { Outgoing } from "./respond";

/**
 * Writes the request's line, and keeps it for its creator's own log. `errorCode` is what it was refused with, read from the answer's
 * envelope unless told.
 */
export function logCall(
  call: Served,
  operation: string,
  status: number,
  answer: Outgoing | Response,
  errorCode = answer instanceof Response ? null : errorCodeOf(answer),
): void {
  const { actor } = call;
  const { requestId, path, ip } = call;
  const { method, headers } = call.request;
  const durationMs = Math.round((performance.now() - call.startedAt) * 10) / 10;
  const creator = actor.kind === "credential" ? actor : undefined;
  logRequest({
    request_id: requestId,
    method,
    path,
    operation,
    status,
    ms: durationMs,
    ip,
    creator: creator?.profileId,
    credential: creator?.credential.id,
  });
  if (!creator) return;
  recordRequest({
    profileId: creator.profileId,
    at: call.now,
    requestId,
    method,
    path,
    search: call.search,
    operation,
    status,
    errorCode,
    durationMs,
    credentialKind: creator.credential.kind,
    credentialId: creator.credential.id,
    ip,
    userAgent: headers.get("user-agent"),
  });
}

/** Stands at the beginning of every refusal, a stored one as well. */
const ERROR_CODE = /^\{"error":\{"code":"(\w+)"/;

function errorCodeOf({ status, body }: Outgoing): string | null {
  return status < 400 ? null : (ERROR_CODE.exec(body.toString())?.[1] ?? null);
}
