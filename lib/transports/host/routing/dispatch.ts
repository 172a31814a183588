import { DomainError, notFound } from "@/lib/core/errors";
import { errorAnswer, toResponse } from "@/lib/transports/http/answering/respond";
import { beginCall } from "@/lib/transports/http/call";
import { logFailure } from "@/lib/transports/http/logging/log-failure";
import { refusal } from "@/lib/transports/http/resource";
import { type createMatcher, handlerOf, type RouteModule } from "./match";

export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** The largest body that any route takes (a file of 25 MB and its form); most take less and say so themselves. */
const MAX_DECLARED_BYTES = 26 * 1024 * 1024;

const tooLarge = refusal(() => new DomainError("payload_too_large", "The body is larger than this service takes."));
const nothingHere = refusal(() => notFound("This path"));

/** Answers a request with the handler that its path and method have, or says why there is none. Never throws. */
export function dispatchWith(match: ReturnType<typeof createMatcher>): (request: Request) => Promise<Response> {
  return async (request) => {
    const path = pathOf(request.url);
    const declared = request.headers.get("content-length");
    if (declared !== null && Number(declared) > MAX_DECLARED_BYTES) return tooLarge(request);
    const found = match(path);
    if (!found) return nothingHere(request);
    const handler = handlerOf(found.module, request.method);
    if (!handler) return notAllowed(request, found.module);
    try {
      return await handler(request, { params: Promise.resolve(found.params) });
    } catch (error) {
      const { requestId } = beginCall(request);
      logFailure(error, { request, requestId }, "handler crashed");
      return toResponse(errorAnswer(error, requestId), requestId);
    }
  };
}

function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.indexOf("?", start);
  return end === -1 ? url.slice(start) : url.slice(start, end);
}

/** A method that the path does not export: 405 with the `Allow` of its OPTIONS, or else of its exports. */
async function notAllowed(request: Request, module: RouteModule): Promise<Response> {
  const told = await handlerOf(module, "OPTIONS")?.(request);
  if (told?.status === 404) return told;
  const allow = told?.headers.get("allow") ?? METHODS.filter((method) => handlerOf(module, method)).join(", ");
  return refusal(() => new DomainError("method_not_allowed", `Allowed here: ${allow}.`, {}, { allow }))(request);
}
