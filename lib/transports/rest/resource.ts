import { DomainError } from "@/lib/core/errors";
import { logRequest } from "@/lib/core/log";
import { beginCall } from "@/lib/transports/http/call";
import { errorAnswer, toResponse } from "@/lib/transports/http/respond";
import { type Handler, PUBLIC_CORS } from "./route";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Bound = Partial<Record<(typeof METHODS)[number], Handler>>;
type Resource = Record<(typeof METHODS)[number] | "OPTIONS", Handler>;

/** The exports of a `route.ts`: the bound methods, and a refusal with `Allow` for every other one. */
export function resource(bound: Bound, options: { preflight?: boolean } = {}): Resource {
  const allow = [...Object.keys(bound), "OPTIONS"].join(", ");
  const refuse = refusal(() => new DomainError("method_not_allowed", `Allowed here: ${allow}.`, {}, { allow }));
  const preflight: Handler = async (request) =>
    toResponse(
      { status: 204, body: "", headers: preflightHeaders(allow, options.preflight ?? false) },
      beginCall(request).requestId,
    );
  const filled = Object.fromEntries(METHODS.map((method) => [method, bound[method] ?? refuse]));
  return { ...filled, OPTIONS: preflight } as Resource;
}

function preflightHeaders(allow: string, open: boolean): Record<string, string> {
  if (!open) return { allow };
  return {
    ...PUBLIC_CORS,
    allow,
    "access-control-allow-methods": allow,
    "access-control-allow-headers": "Content-Type, X-Request-Id, If-None-Match, Mcp-Session-Id, MCP-Protocol-Version",
    "access-control-max-age": "86400",
  };
}

/** A handler that always answers with one refusal, in the error envelope. */
export function refusal(make: () => DomainError): Handler {
  return async (request) => {
    const call = beginCall(request);
    const answer = errorAnswer(make(), call.requestId);
    logRequest({
      request_id: call.requestId,
      method: request.method,
      path: call.path,
      status: answer.status,
      ip: call.ip,
    });
    return toResponse(answer, call.requestId);
  };
}
