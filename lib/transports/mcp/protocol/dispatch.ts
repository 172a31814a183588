import {
  createMcpHandler,
  isLegacyRequest,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type McpServer,
  PROTOCOL_VERSION_META_KEY,
  type Server,
  type ServerEventBus,
} from "@modelcontextprotocol/server";
import { logger } from "@/lib/core/log";
import { PROTOCOL_VERSIONS } from "../server";
import { type Exchange, exchangeOne } from "./exchange";
import { idOf, RPC, rpcError, rpcResponse } from "./json-rpc";
import { LISTEN, serveSubscription } from "./subscriptions";

/** Makes the server that answers one exchange. */
export type ServerFactory = (exchange: Exchange) => Server | McpServer;

/** Serves one parsed body. */
export type Dispatch = (exchange: Exchange, body: unknown) => Promise<Response>;

/**
 * Serves bodies as their protocol revision wants: requests in the current revision's envelope through the SDK's handler,
 * everything older, bare JSON-RPC included, as one plain JSON answer. Notifications and responses are accepted and
 * dropped: no state outlives a request but a stream of `subscriptions/listen`, which is acknowledged with what the caller may
 * read. Where that is nothing (no list of the server changes while it runs) the stream ends at once.
 */
export function dispatcher(serverFor: ServerFactory): Dispatch {
  const exchanges = new WeakMap<Request, Exchange>();
  const handlerWith = (bus?: ServerEventBus) =>
    createMcpHandler(({ requestInfo }) => serverFor(exchanges.get(requestInfo as Request) as Exchange), {
      legacy: "reject",
      ...(bus && { bus }),
      onerror: (error) => logger().debug({ err: error }, "tool server refused a request"),
    });
  const usual = handlerWith();
  return async (exchange, body) => {
    const { request } = exchange;
    const version = request.headers.get("mcp-protocol-version");
    const unknown = version !== null && !PROTOCOL_VERSIONS.includes(version);
    if (!(await isLegacyRequest(request, body))) {
      // the SDK takes any name that is no older date for a newer revision, and asks for that revision's envelope
      if (unknown && idOf(body) !== null && !namesRevision(body)) return unsupported(body);
      exchanges.set(request, exchange);
      exchange.current = true;
      // the SDK does not tell its bus which stream it opens: each has one of its own
      const serve = (parsedBody: unknown, bus?: ServerEventBus) =>
        (bus ? handlerWith(bus) : usual).fetch(request, { parsedBody });
      return exchange.method === LISTEN ? serveSubscription(exchange, body, serve) : serve(body);
    }
    const message = body as JSONRPCRequest;
    if (!("method" in message && "id" in message)) return new Response(null, { status: 202 });
    if (unknown && message.method !== "initialize") return unsupported(body);
    const answer = await exchangeOne(serverFor(exchange), message, takesStream(request, message));
    return answer instanceof ReadableStream ? streamed(answer) : older(exchange, answer);
  };
}

/** Whether a call of an older revision may be answered by a stream: it asked to be told of progress, and takes one. */
function takesStream(request: Request, { params }: JSONRPCRequest): boolean {
  return (
    params?._meta?.progressToken !== undefined && /\btext\/event-stream\b/.test(request.headers.get("accept") ?? "")
  );
}

function streamed(body: ReadableStream<Uint8Array>): Response {
  return new Response(body, { headers: { "content-type": "text/event-stream", "cache-control": "no-store" } });
}

function older(exchange: Exchange, answer: JSONRPCMessage): Response {
  if (!("error" in answer)) return rpcResponse(answer);
  // what our handlers throw is noted: what else the SDK calls internal here is its complaint about the params of an older method
  const ours = exchange.outcome === "tool_crash" || exchange.outcome === "tool_error";
  if (!ours) exchange.outcome = "rpc_error";
  const { code, message: complaint } = answer.error;
  return rpcResponse(
    code === RPC.internal && !ours ? { ...answer, error: { code: RPC.invalidParams, message: complaint } } : answer,
  );
}

/** Whether the request's envelope names its revision: then the SDK says best what is wrong with it. */
function namesRevision(body: unknown): boolean {
  const { params } = body as { params?: { _meta?: Record<string, unknown> | null } | null };
  return params?._meta?.[PROTOCOL_VERSION_META_KEY] !== undefined;
}

function unsupported(body: unknown): Response {
  const message = `Unsupported MCP-Protocol-Version. This server speaks ${PROTOCOL_VERSIONS.join(", ")}.`;
  return rpcError(400, RPC.refused, message, { id: idOf(body) });
}
