import type { ErrorCode } from "@/lib/contracts/errors";
import { DomainError } from "@/lib/core/errors";
import { logRequest } from "@/lib/core/log";
import { metrics } from "@/lib/core/metrics/instruments";
import { activeSpan } from "@/lib/core/spans";
import { parseJsonText } from "@/lib/core/values/json-text";
import type { Refused } from "@/lib/domain/developers/request-logs/ended-request";
import { countedAs } from "@/lib/domain/platform/access/counted-as";
import { count } from "@/lib/domain/platform/access/counters";
import type { Outgoing } from "@/lib/transports/http/answering/respond";
import { type Served, sentBody } from "@/lib/transports/http/call";
import { deprecation } from "@/lib/transports/http/caller/authenticate";
import { endpoint } from "@/lib/transports/http/endpoint";
import { bodyOf, keepCall } from "@/lib/transports/http/logging/log-call";
import { findTool } from "../catalogue";
import { createServer } from "../server";
import { refuseLacking, refuseUnknown, refuseUnscoped, requireSignIn } from "./admission";
import { type Dispatch, dispatcher, type ServerFactory } from "./dispatch";
import type { Exchange } from "./exchange";
import { idOf, RPC, refuseUntyped, rpcError } from "./json-rpc";
import { CORS, PREFLIGHT, refuseForeign } from "./origin";
import { LISTEN } from "./subscriptions";

/** JSON-RPC 2.0 over HTTP POST, with or without a protocol handshake. One log line per call, without arguments. */
async function answer(exchange: Exchange, dispatch: Dispatch): Promise<Response> {
  const unserved = refuseForeign(exchange) ?? refuseUntyped(exchange.request);
  if (unserved) return unserved;
  requireSignIn(exchange);
  const raw = await sentBody(exchange);
  let body: unknown;
  try {
    body = parseJsonText(raw);
  } catch {
    return rpcError(400, RPC.parse, "The body is not valid JSON.");
  }
  if (Array.isArray(body)) {
    return rpcError(400, RPC.invalidRequest, "Batches are not supported: send one message per request.");
  }
  const limit = noteCall(exchange, body);
  const refused =
    (await refuseUnknown(exchange, body)) ??
    (await refuseTooMany(exchange, body, limit)) ??
    refuseUnscoped(exchange, body);
  if (refused) return refused;
  const answered = await dispatch(exchange, body);
  return refuseLacking(exchange, body) ?? answered;
}

/** Notes what is called, and answers the limit that it counts against. */
function noteCall(exchange: Exchange, body: unknown): CallLimit | undefined {
  const { method, params, id } = (body ?? {}) as { method?: unknown; params?: { name?: unknown }; id?: unknown };
  if (typeof method === "string" && KNOWN_METHODS.has(method)) exchange.method = method;
  const limit = id === undefined ? undefined : limitOf(method, params?.name);
  if (limit && method === "tools/call") {
    exchange.tool = limit.name;
    activeSpan()?.setAttribute("guildhall.tool", limit.name);
  }
  return limit;
}

/** Counts a call: 429 once its account, or its address where it came without a credential, has used up those of this minute. */
async function refuseTooMany(exchange: Exchange, body: unknown, limit?: CallLimit): Promise<Response | undefined> {
  if (!limit) return undefined;
  const { actor, agent, ip, now } = exchange;
  const limits = countedAs(actor, ip, agent).map(({ who, times }) => ({
    key: `mcp:${limit.name}:${who}`,
    limit: limit.perMinute * times,
    windowSeconds: 60,
  }));
  const standing = (await count(limits, now)).find(({ allowed }) => !allowed);
  if (!standing) return undefined;
  const seconds = standing.resetSeconds;
  const whose = actor.kind === "credential" ? "of one account" : agent ? "of one agent" : "from one address";
  const message = `${limit.name} takes ${limit.perMinute} calls per minute ${whose}. Retry in ${seconds} s.`;
  exchange.outcome = "rate_limited";
  metrics().limited.inc({ limit: limit.name });
  return rpcError(429, RPC.rateLimited, message, {
    id: idOf(body),
    data: { retry_after_seconds: seconds },
    headers: { "retry-after": String(seconds) },
  });
}

type CallLimit = { name: string; perMinute: number };

/** What is asked while somebody types. */
const COMPLETIONS: CallLimit = { name: "completion/complete", perMinute: 120 };

const STREAMS: CallLimit = { name: LISTEN, perMinute: 30 };

/** Resources show what `get_creator` does, and share its minute. */
function limitOf(method: unknown, tool: unknown): CallLimit | undefined {
  if (method === "completion/complete") return COMPLETIONS;
  if (method === "resources/read") return findTool("get_creator");
  if (method === LISTEN) return STREAMS;
  return method === "tools/call" ? findTool(tool) : undefined;
}

/** Names that may stand in the log; anything else a client sends is "unknown" there. */
const KNOWN_METHODS = new Set([
  "initialize",
  "notifications/initialized",
  "notifications/cancelled",
  "ping",
  "server/discover",
  "tools/list",
  "tools/call",
  "resources/list",
  "resources/templates/list",
  "resources/read",
  "prompts/list",
  "prompts/get",
  "completion/complete",
  LISTEN,
]);

function crash(error: unknown, exchange: Exchange): Response {
  if (error instanceof DomainError) {
    exchange.refused ??= { code: error.code, message: error.message, param: null };
    const code = error.status === 429 ? RPC.rateLimited : RPC.refused;
    return rpcError(error.status, code, error.message, { headers: error.headers });
  }
  return rpcError(500, RPC.internal, `Something went wrong on our side. The request id is ${exchange.requestId}.`);
}

function logExchange(exchange: Exchange, status: number, answered: Outgoing | Response): void {
  const outcome = exchange.outcome ?? (status < 300 ? "ok" : "refused");
  if (exchange.tool) metrics().toolCalls.inc({ tool: exchange.tool, outcome });
  logRequest({
    request_id: exchange.requestId,
    rpc: exchange.method,
    tool: exchange.tool ?? undefined,
    outcome,
    status,
    ms: Math.round((performance.now() - exchange.startedAt) * 10) / 10,
    ip: exchange.ip,
  });
  const refused = exchange.refused ?? refusedWith(status, outcome, answered);
  keepCall(exchange, `mcp.${exchange.tool ?? exchange.method}`, status, answered, refused);
}

/** What the protocol refused a call with, in the words of the account's log. */
function refusedWith(status: number, outcome: string, answered: Outgoing | Response): Refused | null {
  const body = outcome === "ok" || outcome === "input_required" ? null : bodyOf(answered)?.toString();
  if (!body?.startsWith('{"jsonrpc"')) return null;
  const { error } = JSON.parse(body) as { error?: { message?: unknown } };
  const code = CODES[status] ?? "invalid_request";
  return error ? { code, message: String(error.message), param: null } : null;
}

const CODES: Record<number, ErrorCode> = {
  401: "unauthorized",
  403: "insufficient_scope",
  413: "payload_too_large",
  415: "unsupported_media_type",
  429: "rate_limit_exceeded",
  500: "internal_error",
  503: "service_unavailable",
};

/** The exports of a `route.ts` that serves a tool server. Every answer, refusals too, may be read by any page. */
export function mountServer(serverFor: ServerFactory) {
  const dispatch = dispatcher(serverFor);
  const post = endpoint(
    "mcp",
    async (exchange) => {
      const response = await answer(exchange, dispatch);
      Object.assign(exchange.headers, deprecation(exchange.actor));
      return response;
    },
    { begin, refuse: crash, log: logExchange },
  );
  const refuse = endpoint("mcp", async (call) => {
    Object.assign(call.headers, OPEN);
    requireSignIn(call);
    throw new DomainError("method_not_allowed", "Allowed here: POST, OPTIONS.", {}, { allow: "POST, OPTIONS" });
  });
  const preflight = endpoint("preflight", async () => ({ status: 204, body: "", headers: { ...PREFLIGHT } }), {
    log: false,
  });
  return { GET: refuse, POST: post, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: preflight };
}

const OPEN = { ...CORS, "cache-control": "no-store" };

function begin(call: Served): Exchange {
  Object.assign(call.headers, OPEN);
  return Object.assign(call, { method: "unknown", tool: null, outcome: null, refused: null, current: false });
}

/** The tool server at `/api/mcp`. */
export const mcpMount = mountServer(createServer);
