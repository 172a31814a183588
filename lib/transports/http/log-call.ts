import type { Actor } from "@/lib/core/context";
import { logRequest } from "@/lib/core/log";
import { recordRequest } from "@/lib/domain/developers/request-logs/record";
import type { Call } from "./call";

/** Writes the request's line, and puts it by for its creator's own log. `errorCode` is what it was refused with, if it was. */
export function logCall(call: Call, operation: string, actor: Actor, status: number, errorCode: string | null): void {
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
