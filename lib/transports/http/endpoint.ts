import type { Actor } from "@/lib/core/context";
import { observeRequest } from "@/lib/core/metrics/observe";
import { noteAnswer, requestSpan } from "@/lib/core/spans";
import { errorAnswer, type Outgoing, toResponse } from "./answering/respond";
import { TextResponse } from "./answering/text-response";
import { beginCall, type Call, type Served } from "./call";
import { logCall } from "./logging/log-call";
import { CLIENT_CLOSED, logFailure } from "./logging/log-failure";

/** A web-standard route handler, as Next's App Router and the API host call it. */
export type Handler = (request: Request, segment?: Segment) => Promise<Response>;

export type Segment = { params: Promise<Record<string, string | string[]>> } | undefined;

/** Where an endpoint differs from the others. */
type Ways<C extends Served> = {
  /** Adds what this endpoint knows of a call. */
  begin?: (call: Served) => C;
  /** A refusal in the endpoint's own form; the error envelope unless told. */
  refuse?: (error: unknown, call: C) => Outgoing | Response;
  /** Writes the call's line; the usual one unless told, none with false. */
  log?: ((call: C, status: number, answer: Outgoing | Response) => void) | false;
};

const endpoints = new WeakSet<object>();

/**
 * The one frame of every HTTP answer: begins the call, serves it, turns what is thrown into a refusal, writes down what is our fault
 * and the call's line, and stamps the answer. `name` is the endpoint's in the logs.
 */
export function endpoint<C extends Served = Served>(
  name: string,
  serve: (call: C, segment: Segment) => Promise<Outgoing | Response>,
  { begin, refuse = envelope, log = (call, status, answer) => logCall(call, name, status, answer) }: Ways<C> = {},
): Handler {
  const answer = async (request: Request, segment: Segment): Promise<Response> => {
    const begun: Served = Object.assign(beginCall(request), { actor: ANONYMOUS, agent: null, sent: null, headers: {} });
    const call = begin ? begin(begun) : (begun as C);
    let outgoing: Outgoing | Response;
    let status: number;
    try {
      outgoing = await serve(call, segment);
      status = outgoing.status;
    } catch (error) {
      outgoing = refuse(error, call);
      status = outgoing.status;
      if (status >= 500 && !logFailure(error, call, "request failed", { operation: name })) status = CLIENT_CLOSED;
    }
    observeRequest(name, request.method, status, call.startedAt);
    noteAnswer(status, call.requestId);
    if (log) log(call, status, outgoing);
    return finish(outgoing, call);
  };
  const handle: Handler = (request, segment) => requestSpan(name, request, () => answer(request, segment));
  endpoints.add(handle);
  return handle;
}

/** Whether a handler was made by `endpoint`. */
export function isEndpoint(handler: object): boolean {
  return endpoints.has(handler);
}

const ANONYMOUS: Actor = { kind: "anonymous" };

function envelope(error: unknown, { requestId }: Call): Outgoing {
  return errorAnswer(error, requestId);
}

function finish(answer: Outgoing | Response, { headers, requestId }: Served): Response {
  if (!(answer instanceof Response)) {
    Object.assign(answer.headers, headers);
    return toResponse(answer, requestId);
  }
  Object.assign(headers, { "x-request-id": requestId, "x-content-type-options": "nosniff" });
  if (answer instanceof TextResponse) answer.setHeaders(headers);
  else for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}
