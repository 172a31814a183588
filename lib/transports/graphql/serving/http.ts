import { DomainError } from "@/lib/core/errors";
import { parseJsonText } from "@/lib/core/values/json-text";
import { type Answer, asDomainError, errorAnswer, PUBLIC_CORS } from "@/lib/transports/http/answering/respond";
import { type Call, type Served, sentBody } from "@/lib/transports/http/call";
import { authenticate, deprecation } from "@/lib/transports/http/caller/authenticate";
import { limitRate } from "@/lib/transports/http/caller/rate-limit";
import { signedAgent } from "@/lib/transports/http/caller/signed-agent";
import { endpoint } from "@/lib/transports/http/endpoint";
import { logCall } from "@/lib/transports/http/logging/log-call";
import { resource } from "@/lib/transports/http/resource";
import { graphContext } from "../context";
import { requestError } from "./refusal";
import type { createServer, Exchange } from "./server";

const JSON_TYPE = /^application\/json[ \t]*(?:;|$)/i;
const EXPLORER = "/developers/graphql";
const GRAPHQL_TYPE = "application/graphql-response+json";
const NOT_ACCEPTABLE = 406;

/** Loaded and made at the first request: 20 MB that a process does without which nobody asks. */
let server: Promise<ReturnType<typeof createServer>> | undefined;

/** A call of the endpoint, with what its line in the log will say. */
type GraphCall = Served & { line: Exchange["line"] };

/**
 * Answers `GET` (queries only) and `POST /api/graphql` by the GraphQL over HTTP specification, with REST's credentials, limits and
 * log. One request counts as one, however much it asks for: what it may ask is bounded by its cost.
 */
const handle = endpoint<GraphCall>(
  "graphql",
  async (call) => {
    if (wantsPage(call)) return { status: 303, body: "", headers: { location: EXPLORER } };
    call.headers["cache-control"] = "no-store";
    Object.assign(call.headers, cors(call));
    call.actor = await authenticate(call, { scope: "public" });
    call.agent = await signedAgent(call);
    Object.assign(call.headers, deprecation(call.actor));
    Object.assign(call.headers, await limitRate(call.actor, call));
    return execute({ ...graphContext(call), sent: await paramsOf(call), line: call.line });
  },
  {
    begin: (call) => Object.assign(call, { line: { operation: "graphql", refused: null } }),
    refuse(error, call) {
      const { code, message, extras } = asDomainError(error);
      call.line.refused = { code, message, param: extras.param ?? null };
      return refused(error, call);
    },
    log: (call, status, answer) => logCall(call, call.line.operation, status, answer, call.line.refused),
  },
);

/** A person who follows a link to the endpoint is brought to the page where queries can be tried. */
function wantsPage({ request, search }: Call): boolean {
  return request.method === "GET" && search === "" && (request.headers.get("accept") ?? "").includes("text/html");
}

async function execute(exchange: Exchange): Promise<Answer> {
  server ??= import("./server").then((engine) => engine.createServer());
  const response = await (await server).fetch(exchange.call.request, exchange);
  if (response.status === NOT_ACCEPTABLE) return notAcceptable(exchange);
  const headers: Record<string, string> = {};
  for (const name of ["content-type", "allow"]) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return { status: response.status, body: await response.text(), headers };
}

/** The engine refuses it without a word: here it says what is wrong, in the usual form, which who sent this can read all the same. */
function notAcceptable({ call, line }: Exchange): Answer {
  const said = `Answers come as application/json or ${GRAPHQL_TYPE}: name one of them in Accept.`;
  const refusal = new DomainError("invalid_request", said);
  line.refused = { code: refusal.code, message: said, param: null };
  return { ...refused(refusal, call), status: NOT_ACCEPTABLE };
}

/** The parameters of a POST; a GET has them in its query. Only JSON is read: a form of another site cannot send it. */
async function paramsOf(call: Served): Promise<unknown> {
  const { request } = call;
  if (request.method !== "POST") return undefined;
  if (!JSON_TYPE.test(request.headers.get("content-type") ?? "")) {
    throw new DomainError("unsupported_media_type", "Send GraphQL as `Content-Type: application/json`.");
  }
  const raw = await sentBody(call);
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

/** Any page may read public data with a GET, and call with a token that it holds, as in REST. */
function cors({ request }: Served): Record<string, string> {
  return request.method === "GET" || request.headers.has("authorization") ? PUBLIC_CORS : {};
}

/** The exports of `app/api/graphql/route.ts`. */
export const graphqlMount = resource({ GET: handle, POST: handle }, { preflight: true });
