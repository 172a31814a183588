import { TextResponse } from "@/lib/transports/http/answering/text-response";

/**
 * Codes of errors that the mount itself answers. Source: JSON-RPC 2.0, 5.1; −31029 is ours (docs/guides/mcp.md), −32000
 * the SDK's.
 */
export const RPC = {
  parse: -32700,
  invalidRequest: -32600,
  invalidParams: -32602,
  internal: -32603,
  refused: -32000,
  rateLimited: -31029,
} as const;

const JSON_TYPE = "application/json; charset=utf-8";

const JSON_BODY = /^application\/json\s*(?:;|$)/i;

/** Refuses a message that does not say that it is JSON: a page of another site can send such a one without being asked. */
export function refuseUntyped({ headers }: Request): Response | undefined {
  if (JSON_BODY.test(headers.get("content-type") ?? "")) return undefined;
  return rpcError(415, RPC.refused, "Send JSON-RPC with the header Content-Type: application/json.");
}

/** A JSON-RPC error as an HTTP response. `id` is the request's, or null where none could be read. */
export function rpcError(
  status: number,
  code: number,
  message: string,
  { id = null, data, headers }: { id?: string | number | null; data?: unknown; headers?: Record<string, string> } = {},
): Response {
  const error = { code, message, ...(data !== undefined && { data }) };
  return rpcResponse({ jsonrpc: "2.0", id, error }, status, headers);
}

/** A JSON-RPC message as an HTTP response. */
export function rpcResponse(message: object, status = 200, headers: Record<string, string> = {}): Response {
  const body = JSON.stringify(message);
  return new TextResponse({ status, headers: { ...headers, "content-type": JSON_TYPE }, body });
}

/** The id to answer with, when the body is a request that has a usable one. */
export function idOf(body: unknown): string | number | null {
  const id = body !== null && typeof body === "object" ? (body as { id?: unknown }).id : null;
  return typeof id === "string" || typeof id === "number" ? id : null;
}
