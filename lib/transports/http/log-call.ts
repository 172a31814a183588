import type { z } from "zod";
import type { ErrorEnvelope } from "@/lib/contracts/errors";
import { livemodeOf } from "@/lib/core/context";
import { logRequest } from "@/lib/core/log";
import type { Refused } from "@/lib/domain/developers/request-logs/ended-request";
import { recordRequest } from "@/lib/domain/developers/request-logs/record";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import type { Served } from "./call";
import type { Outgoing } from "./respond";

/**
 * Writes the request's line, and keeps it for its account's own log. `refused` is what it was refused with, read from the answer's
 * envelope unless told.
 */
export function logCall(
  call: Served,
  operation: string,
  status: number,
  answer: Outgoing | Response,
  refused = answer instanceof Response ? null : refusedWith(answer),
): void {
  const { actor } = call;
  const { requestId, path, ip } = call;
  const { method, headers } = call.request;
  const durationMs = Math.round((performance.now() - call.startedAt) * 10) / 10;
  const caller = actor.kind === "credential" ? actor : undefined;
  const owner = caller && ownerIdOf(caller);
  logRequest({
    request_id: requestId,
    method,
    path,
    operation,
    status,
    ms: durationMs,
    ip,
    creator: owner,
    credential: caller?.credential.id,
  });
  if (!caller || !owner) return;
  recordRequest({
    owner,
    livemode: livemodeOf(actor),
    at: call.now,
    requestId,
    method,
    path,
    search: call.search,
    operation,
    status,
    refused,
    durationMs,
    credentialKind: caller.credential.kind,
    credentialId: caller.credential.id,
    ip,
    userAgent: headers.get("user-agent"),
  });
}

/** Stands at the beginning of every refusal, a stored one as well. */
const ENVELOPE = '{"error":{"code":"';

function refusedWith({ status, body }: Outgoing): Refused | null {
  const text = status < 400 ? "" : body.toString();
  if (!text.startsWith(ENVELOPE)) return null;
  const { code, message, param } = (JSON.parse(text) as z.output<typeof ErrorEnvelope>).error;
  return { code, message, param: param ?? null };
}
