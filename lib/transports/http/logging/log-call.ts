import type { z } from "zod";
import type { ErrorEnvelope } from "@/lib/contracts/errors";
import { livemodeOf } from "@/lib/core/context";
import { logRequest } from "@/lib/core/log";
import { holdBodies } from "@/lib/domain/developers/request-logs/bodies";
import type { Refused } from "@/lib/domain/developers/request-logs/ended-request";
import { recordRequest } from "@/lib/domain/developers/request-logs/record";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { PRIVATE_FILE } from "../answering/private-file";
import type { Outgoing } from "../answering/respond";
import { TextResponse } from "../answering/text-response";
import type { Served } from "../call";

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
  const caller = actor.kind === "credential" ? actor : undefined;
  logRequest({
    request_id: call.requestId,
    method: call.request.method,
    path: call.path,
    operation,
    status,
    ms: durationOf(call),
    ip: call.ip,
    creator: caller && ownerIdOf(caller),
    credential: caller?.credential.id,
  });
  keepCall(call, operation, status, answer, refused);
}

/** Keeps an answered call, and what its bodies were, for its account's own log; one without a credential is nobody's. */
export function keepCall(
  call: Served,
  operation: string,
  status: number,
  answer: Outgoing | Response,
  refused: Refused | null,
): void {
  const { actor, request } = call;
  if (actor.kind !== "credential") return;
  const bodies = { sent: call.sent, answered: bodyOf(answer) };
  recordRequest(
    {
      owner: ownerIdOf(actor),
      livemode: livemodeOf(actor),
      at: call.now,
      requestId: call.requestId,
      method: request.method,
      path: call.path,
      search: call.search,
      operation,
      status,
      refused,
      durationMs: durationOf(call),
      credentialKind: actor.credential.kind,
      credentialId: actor.credential.id,
      ip: call.ip,
      userAgent: request.headers.get("user-agent"),
    },
    holdBodies(actor.userId, bodies, refused !== null),
  );
}

const durationOf = ({ startedAt }: Served) => Math.round((performance.now() - startedAt) * 10) / 10;

/** The text of an answer where it is at hand; a stream has none, and nothing is kept of a private file. */
export function bodyOf(answer: Outgoing | Response): string | Uint8Array | null {
  if (answer instanceof TextResponse) return answer.parts?.body ?? null;
  if (answer instanceof Response || answer.headers["content-type"] === PRIVATE_FILE["content-type"]) return null;
  return answer.body;
}

/** Stands at the beginning of every refusal, a stored one as well. */
const ENVELOPE = '{"error":{"code":"';

function refusedWith({ status, body }: Outgoing): Refused | null {
  const text = status < 400 ? "" : body.toString();
  if (!text.startsWith(ENVELOPE)) return null;
  const { code, message, param } = (JSON.parse(text) as z.output<typeof ErrorEnvelope>).error;
  return { code, message, param: param ?? null };
}
