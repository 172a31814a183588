import type { Actor } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { parseJsonText } from "@/lib/core/values/json-text";
import { authenticate, deprecation } from "@/lib/transports/http/authenticate";
import { beginCall, type Call, readBody } from "@/lib/transports/http/call";
import { logCall } from "@/lib/transports/http/log-call";
import { CLIENT_CLOSED, logFailure } from "@/lib/transports/http/log-failure";
import { limitRate } from "@/lib/transports/http/rate-limit";
import { type Answer, asDomainError, errorAnswer, toResponse } from "@/lib/transports/http/respond";
import { resource } from "@/lib/transports/rest/resource";
import { type Handler, PUBLIC_CORS } from "@/lib/transports/rest/route";
import { graphContext } from "./context";
import { requestError } from "./failures";
import { createServer, type Exchange } from "./server";

const JSON_TYPE = /^application\/json[ \t]*(?:;|$)/i;
const EXPLORER = "/developers/graphql";
const GRAPHQL_TYPE = "application/graphql-response+json";

let server: ReturnType<typeof createServer> | undefined;

/**
 * Answers `GET` (queries only) and `POST /api/graphql` by the GraphQL over HTTP specification, with REST's credentials, limits and
 * log. One request counts as one, however much it asks for: what it may ask is bounded by its cost.
 */
const handle: Handler = async (request) => {
  const call = beginCall(request);
  if (wantsPage(call)) return toResponse({ status: 303, body: "", headers: { location: EXPLORER } }, call.requestId);
  let actor: Actor = { kind: "anonymous" };
  let limits: Record<string, string> = {};
  let exchange: Exchange | undefined;
  let answer: Answer;
  let errorCode: string | null = null;
  try {
    actor = await authenticate(call, { scope: "public" });
    limits = await limitRate(actor, call);
    exchange = {
      ...graphContext(call, actor),
      sent: await paramsOf(call),
      line: { operation: "graphql", errorCode: null },
    };
    answer = await execute(exchange);
    errorCode = exchange.line.errorCode;
  } catch (error) {
    answer = refused(error, call);
    errorCode = asDomainError(error).code;
    if (answer.status >= 500 && !logFailure(error, call, "GraphQL request failed"))
      [answer.status, errorCode] = [CLIENT_CLOSED, null];
  }
  Object.assign(answer.headers, limits, deprecation(actor), cors(request, actor), { "cache-control": "no-store" });
  logCall(call, exchange?.line.operation ?? "graphql", actor, answer.status, errorCode);
  return toResponse(answer, call.requestId);
};

/** A person who follows a link to the endpoint is brought to the page where queries can be tried. */
function wantsPage({ request, search }: Call): boolean {
  return request.method === "GET" && search === "" && (request.headers.get("accept") ?? "").includes("text/html");
}

async function execute(exchange: Exchange): Promise<Answer> {
  server ??= createServer();
  const response = await server.fetch(exchange.call.request, exchange);
  const headers: Record<string, string> = {};
  for (const name of ["content-type", "allow"]) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return { status: response.status, body: await response.text(), headers };
}

/** The parameters of a POST; a GET has them in its query. Only JSON is read: a form of another site cannot send it. */
async function paramsOf(call: Call): Promise<unknown> {
  const { request } = call;
  if (request.method !== "POST") return undefined;
  if (!JSON_TYPE.test(request.headers.get("content-type") ?? "")) {
    throw new DomainError("unsupported_media_type", "Send GraphQL as `Content-Type: application/json`.");
  }
  const raw = await readBody(request);
  let params: unknown;
  try {
    params = parseJsonText(raw);
  } catch {
    throw new DomainError("invalid_request", "The body is not valid JSON.");
  }
  if (Array.isArray(params)) {
    throw new DomainError("invalid_request", "Batches are not supported: send one operation, with several fields.");
  }
  return params;
}

/** The refusal of a whole request, in the form of a GraphQL answer. */
function refused(error: unknown, call: Call): Answer {
  const { status, headers } = errorAnswer(error, call.requestId);
  const type = call.request.headers.get("accept")?.includes(GRAPHQL_TYPE) ? GRAPHQL_TYPE : "application/json";
  const body = JSON.stringify({ errors: [requestError(asDomainError(error), call.requestId)] });
  return { status, body, headers: { ...headers, "content-type": `${type}; charset=utf-8` } };
}

/** Any page may read public data with a GET, without a credential, as in REST. */
function cors(request: Request, actor: Actor): Record<string, string> {
  return request.method === "GET" && actor.kind === "anonymous" ? PUBLIC_CORS : {};
}

/** The exports of `app/api/graphql/route.ts`. */
export const graphqlMount = resource({ GET: handle, POST: handle });
