import { DomainError } from "@/lib/core/errors";
import { canonicalJson, parseJsonText } from "@/lib/core/values/json-text";
import { sentBody } from "@/lib/transports/http/call";
import { endpoint, type Handler } from "@/lib/transports/http/endpoint";
import { resource } from "@/lib/transports/http/resource";
import { faultAnswer, faultOf, ProtocolError } from "./failures";
import type { CommerceOperation } from "./operation";
import { profileUrlOf } from "./platform";

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json[ \t]*(?:;|$)/i;

/** Binds an operation to REST. `created` is the status of an answer that holds a new resource. */
export function commerceRoute(operation: CommerceOperation, created = 200): Handler {
  return endpoint(
    `ucp.${operation.name}`,
    async (call, segment) => {
      const { request, path } = call;
      const agent = profileUrlOf(request.headers.get("ucp-agent"));
      const raw = request.method === "GET" ? "" : await sentBody(call);
      const { id = "" } = (await segment?.params) ?? {};
      const key = request.headers.get("idempotency-key");
      const payload = raw === "" && operation.payload === null ? {} : parsed(request, raw);
      const at = `${request.method} ${path}`;
      const same = canonicalJson(raw);
      const { made, body } = await operation.perform(call, { agent, key, id: String(id), payload, raw, same, at });
      const headers = { "cache-control": "no-store" };
      return { status: made ? created : 200, body: JSON.stringify(body), headers };
    },
    { refuse: (error) => faultAnswer(faultOf(error)) },
  );
}

function parsed(request: Request, raw: string): unknown {
  if (request.method === "GET") return {};
  if (!JSON_TYPE.test(request.headers.get("content-type") ?? ""))
    throw new DomainError("unsupported_media_type", "Send the body as `Content-Type: application/json`.");
  try {
    return parseJsonText(raw);
  } catch {
    throw new ProtocolError(400, "invalid_request", "The body is not valid JSON.");
  }
}

type Methods = Parameters<typeof resource>[0];

/** The exports of a `route.ts` under `/api/ucp`: the bound methods; every other one is refused in the protocol's form. */
export function commerceResource(bound: Methods): ReturnType<typeof resource> {
  const exports = resource(bound);
  const allow = [...Object.keys(bound), "OPTIONS"].join(", ");
  const refuse = refused(() => new ProtocolError(405, "method_not_allowed", `Allowed here: ${allow}.`, { allow }));
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) exports[method] = bound[method] ?? refuse;
  return exports;
}

/** Every other path below: no house envelope, the protocol's own. */
export const noSuchResource = refused(
  () => new ProtocolError(404, "not_found", "There is nothing at this path. /.well-known/ucp says what there is."),
);

function refused(make: () => ProtocolError): Handler {
  return endpoint(
    "ucp.refused",
    async () => {
      throw make();
    },
    { refuse: (error) => faultAnswer(faultOf(error)) },
  );
}
