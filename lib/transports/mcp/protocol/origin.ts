import { env } from "@/lib/core/env";
import type { Call } from "@/lib/transports/http/call";
import { RPC, rpcError } from "./json-rpc";

const LOOPBACK = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/i;

/**
 * Refuses, with 403, a `Host` that is neither that of `BASE_URL` nor loopback: a rebound DNS name. Pages of any origin may call: without a
 * credential everything is public, and a token is the page's own. Cookies are never read here.
 */
export function refuseForeign({ request }: Call): Response | undefined {
  const base = new URL(env().BASE_URL);
  const url = new URL(request.url);
  const host = request.headers.get("host") ?? url.host;
  const name = hostname(host);
  if (name === null || !(name === base.hostname || LOOPBACK.test(name))) {
    return rpcError(
      403,
      RPC.refused,
      `This server does not answer for this host. Send requests to ${base.origin}/api/mcp.`,
    );
  }
  return undefined;
}

function hostname(host: string): string | null {
  const name = host.replace(/:\d{1,5}$/, "").toLowerCase();
  return /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(name) ? name : null;
}

const REQUEST_HEADERS = [
  "Accept",
  "Authorization",
  "Content-Type",
  "Last-Event-ID",
  "MCP-Protocol-Version",
  "Mcp-Method",
  "Mcp-Name",
  "Mcp-Session-Id",
  "X-Request-Id",
];

/**
 * Any page may call and read answers, also with a token of its own; nothing says that cookies may be sent along.
 */
export const CORS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "MCP-Protocol-Version, Mcp-Session-Id, Retry-After, WWW-Authenticate, X-Request-Id",
};

export const PREFLIGHT = {
  ...CORS,
  allow: "POST, OPTIONS",
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-allow-headers": REQUEST_HEADERS.join(", "),
  "access-control-max-age": "86400",
};
