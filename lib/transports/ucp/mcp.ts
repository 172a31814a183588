import { ProtocolError as McpError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";
import { z } from "zod";
import { env } from "@/lib/core/env";
import { logRequest } from "@/lib/core/log";
import { canonicalJson, parseJsonText } from "@/lib/core/values/json-text";
import { readBody, type Served } from "@/lib/transports/http/call";
import { endpoint } from "@/lib/transports/http/endpoint";
import { dispatcher } from "@/lib/transports/mcp/protocol/dispatch";
import type { Exchange } from "@/lib/transports/mcp/protocol/exchange";
import { idOf, RPC, refuseUntyped, rpcError } from "@/lib/transports/mcp/protocol/json-rpc";
import { refuseForeign } from "@/lib/transports/mcp/protocol/origin";
import { SERVER_INFO } from "@/lib/transports/mcp/server";
import { ownCapabilities } from "./capabilities";
import { getProduct, lookupCatalog, searchCatalog } from "./catalog";
import { cancelCheckout, completeCheckout, createCheckout, getCheckout, updateCheckout } from "./checkout";
import { type Fault, faultOf, ProtocolError } from "./failures";
import type { CommerceOperation, Outcome } from "./operation";
import { getOrder } from "./order";
import { profileUrlOf } from "./platform";

const OPERATIONS: readonly CommerceOperation[] = [
  searchCatalog,
  lookupCatalog,
  getProduct,
  createCheckout,
  getCheckout,
  updateCheckout,
  completeCheckout,
  cancelCheckout,
  getOrder,
];

/** These are retried with a key, always. Source: checkout over MCP, "Request Metadata". */
const NEED_KEY = new Set(["complete_checkout", "cancel_checkout"]);

const META = {
  type: "object",
  description: "Who calls, and the key of a call that may be retried.",
  required: ["ucp-agent"],
  properties: {
    "ucp-agent": {
      type: "object",
      required: ["profile"],
      properties: { profile: { type: "string", format: "uri", description: "Where the platform's profile is." } },
    },
    "idempotency-key": { type: "string", format: "uuid", description: "The same for each try of one call." },
  },
};

/** `raw` is the body, of which the platform has signed a digest; `failed` what a call threw, which is answered in the ways of UCP. */
type Called = Exchange & { raw?: string; failed?: { error: unknown } };

const toolOf = (operation: CommerceOperation) => {
  const { name, title, description, payload, hasId, writes, input } = operation;
  const key = NEED_KEY.has(name) ? { ...META, required: ["ucp-agent", "idempotency-key"] } : META;
  const { $schema: _dialect, ...body } = z.toJSONSchema(input, { io: "input" });
  return {
    name,
    title,
    description,
    inputSchema: {
      type: "object" as const,
      properties: {
        meta: key,
        ...(hasId && { id: { type: "string", description: "The id of the resource." } }),
        ...(payload && { [payload]: body }),
      },
      required: ["meta", ...(hasId ? ["id"] : []), ...(payload ? [payload] : [])],
    },
    annotations: { readOnlyHint: !writes, destructiveHint: false, openWorldHint: true },
  };
};

const offered = () => OPERATIONS.filter(({ capability }) => ownCapabilities().includes(capability));
const find = (name: unknown) => offered().find((operation) => operation.name === name);

/** A server for one exchange. A tool is called here and not before: by then the protocol has refused what is no call of its. */
function serverFor(exchange: Exchange): Server {
  const server = new Server(
    { ...SERVER_INFO, title: "Guildhall commerce (UCP)" },
    { capabilities: { tools: { listChanged: false } } },
  );
  server.setRequestHandler("tools/list", () => ({ tools: offered().map(toolOf) }));
  server.setRequestHandler("tools/call", async ({ params }) => {
    const operation = find(params.name);
    if (!operation) throw new McpError(ProtocolErrorCode.InvalidParams, "There is no such tool. Call tools/list.");
    exchange.tool = operation.name;
    const { body } = await call(exchange, operation, params.arguments).catch((error) => {
      Object.assign(exchange, { failed: { error } } satisfies Pick<Called, "failed">);
      throw new McpError(ProtocolErrorCode.InternalError, "The call failed."); // never sent
    });
    return { content: [{ type: "text", text: JSON.stringify(body) }], structuredContent: body };
  });
  return server;
}

const dispatch = dispatcher(serverFor);

async function answer(exchange: Called): Promise<Response> {
  const unserved = refuseForeign(exchange) ?? refuseUntyped(exchange.request);
  if (unserved) return unserved;
  const raw = await readBody(exchange.request);
  let body: unknown;
  try {
    body = parseJsonText(raw);
  } catch {
    return rpcError(400, RPC.parse, "The body is not valid JSON.");
  }
  if (Array.isArray(body)) return rpcError(400, RPC.invalidRequest, "Batches are not supported.");
  exchange.outcome = "ok";
  exchange.raw = raw;
  const response = await dispatch(exchange, body);
  if (!exchange.failed) return response;
  exchange.outcome = "refused";
  const { error } = exchange.failed;
  const fault = faultOf(error);
  if (fault.status >= 500) throw error;
  return refusal(fault, body);
}

const Sent = z.object({
  meta: z
    .object({
      "ucp-agent": z.object({ profile: z.string().max(2_048) }).optional(),
      "idempotency-key": z.string().max(250).optional(),
    })
    .optional(),
  id: z.string().max(200).default(""),
  catalog: z.unknown().optional(),
  checkout: z.unknown().optional(),
});

const PROFILE_IN_META = 'meta: name your profile, {"ucp-agent": {"profile": "https://…"}}.';

/** One call: who calls and the key stand in `meta`, or in the headers of the same names. */
async function call(exchange: Called, operation: CommerceOperation, sent: unknown): Promise<Outcome> {
  const parsed = Sent.safeParse(sent ?? {});
  if (!parsed.success) throw new ProtocolError(400, "invalid_request", "The arguments are not of the tool's form.");
  const { meta, id, ...bodies } = parsed.data;
  const { headers } = exchange.request;
  const agent = meta?.["ucp-agent"]?.profile ?? profileUrlOf(headers.get("ucp-agent"), PROFILE_IN_META);
  const key = meta?.["idempotency-key"] ?? headers.get("idempotency-key");
  if (key === null && NEED_KEY.has(operation.name))
    throw new ProtocolError(400, "invalid_request", 'meta: send "idempotency-key", a UUID, so that a retry is safe.');
  if (operation.hasId && id === "") throw new ProtocolError(400, "invalid_request", "id: is required");
  const payload = operation.payload ? bodies[operation.payload] : {};
  if (payload === undefined) throw new ProtocolError(400, "invalid_request", `${operation.payload}: is required`);
  const same = canonicalJson(JSON.stringify({ id, payload }));
  return operation.perform(exchange, {
    agent,
    key,
    id,
    payload,
    raw: exchange.raw ?? "",
    same,
    at: `${operation.name} ${id}`,
  });
}

const DISCOVERY = new Set(["invalid_profile_url", "profile_unreachable", "profile_malformed", "version_unsupported"]);
const INVALID = new Set(["invalid_request", "request_too_large", "invalid_cursor"]);

/** A fault over MCP: its status of HTTP, and the protocol's codes of JSON-RPC. Source: overview, "Error Codes". */
function refusal({ status, code, content, headers }: Fault, body: unknown): Response {
  const retry = Number(headers["retry-after"]);
  const data = { code, content, continue_url: env().BASE_URL, ...(retry > 0 && { retry_after: retry }) };
  return rpcError(status, rpcCode(code), content, { id: idOf(body), data, headers });
}

function rpcCode(code: string): number {
  if (DISCOVERY.has(code)) return -32001;
  if (INVALID.has(code)) return RPC.invalidParams;
  return code === "digest_mismatch" || code === "algorithm_unsupported" ? RPC.invalidRequest : RPC.refused;
}

function crash(error: unknown, { requestId }: Exchange): Response {
  const fault = faultOf(error);
  if (fault.status < 500) return refusal(fault, null);
  const code = fault.status === 500 ? RPC.internal : RPC.refused;
  return rpcError(fault.status, code, `${fault.content} The request id is ${requestId}.`, { headers: fault.headers });
}

function begin(served: Served): Called {
  served.headers["cache-control"] = "no-store";
  return Object.assign(served, { method: "unknown", tool: null, outcome: null, refused: null, current: false });
}

function log({ requestId, tool, outcome, startedAt, ip }: Called, status: number): void {
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  logRequest({
    request_id: requestId,
    rpc: "ucp",
    tool: tool ?? undefined,
    outcome: outcome ?? "refused",
    status,
    ms,
    ip,
  });
}

const serve = endpoint<Called>("ucp.mcp", answer, { begin, refuse: crash, log });
const refuse = endpoint<Called>(
  "ucp.mcp",
  async () => rpcError(405, RPC.refused, "Allowed here: POST.", { headers: { allow: "POST" } }),
  { begin, refuse: crash, log: false },
);

/** The exports of the `route.ts` of the tools. */
export const commerceTools = { GET: refuse, POST: serve, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: refuse };
