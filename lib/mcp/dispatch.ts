import {
  createMcpHandler,
  isLegacyRequest,
  type JSONRPCRequest,
  type McpHttpHandler,
  PROTOCOL_VERSION_META_KEY,
} from "@modelcontextprotocol/server";
import { logger } from "@/lib/core/log";
import { type Exchange, exchangeOne } from "./exchange";
import { idOf, RPC, rpcError, rpcResponse } from "./json-rpc";
import { createServer, PROTOCOL_VERSIONS } from "./server";

const exchanges = new WeakMap<Request, Exchange>();
let modern: McpHttpHandler | undefined;

/**
 * Serves one parsed body as its protocol revision wants: requests in the current revision's envelope through the SDK's
 * handler, everything older, bare JSON-RPC included, as one plain JSON answer. Notifications and responses are accepted
 * and dropped: no state outlives a request.
 */
export async function dispatch(exchange: Exchange, body: unknown): Promise<Response> {
  const { request } = exchange;
  const version = request.headers.get("mcp-protocol-version");
  const unknown = version !== null && !PROTOCOL_VERSIONS.includes(version);
  if (!(await isLegacyRequest(request, body))) {
    // the SDK takes any name that is no older date for a newer revision, and asks for that revision's envelope
    if (unknown && idOf(body) !== null && !namesRevision(body)) return unsupported(body);
    exchanges.set(request, exchange);
    return handler().fetch(request, { parsedBody: body });
  }
  const message = body as JSONRPCRequest;
  if (!("method" in message && "id" in message)) return new Response(null, { status: 202 });
  if (unknown && message.method !== "initialize") return unsupported(body);
  const answer = await exchangeOne(createServer(exchange), message);
  if (!("error" in answer)) return rpcResponse(answer);
  exchange.outcome = "rpc_error";
  // our handlers do not throw: what the SDK calls internal here is its complaint about the params of an older method
  const { code, message: complaint } = answer.error;
  return rpcResponse(
    code === RPC.internal ? { ...answer, error: { code: RPC.invalidParams, message: complaint } } : answer,
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

/** The SDK's handler of the current revision. Nothing here ever changes while it runs, so it takes no subscriptions. */
function handler(): McpHttpHandler {
  modern ??= createMcpHandler(({ requestInfo }) => createServer(exchanges.get(requestInfo as Request) as Exchange), {
    legacy: "reject",
    maxSubscriptions: 0,
    onerror: (error) => logger().debug({ err: error }, "tool server refused a request"),
  });
  return modern;
}
