import type { IncomingMessage } from "node:http";
import { isLoopbackHost } from "@/lib/core/env";
import { CALLER_HEADER, callerHeader, forwardedAddress, plainAddress } from "@/lib/transports/http/caller/caller";

const FORWARDED = new Set([
  CALLER_HEADER,
  "x-forwarded-for",
  "forwarded",
  "x-real-ip",
  "x-client-ip",
  "cf-connecting-ip",
  "true-client-ip",
]);
const SPOOFABLE_ORIGIN = new Set(["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"]);

/**
 * Overwrites what the client says of itself. Its address is the socket's, or, behind `hops` trusted proxies, the entry of
 * `X-Forwarded-For` that the outermost of them wrote. Handlers learn it with `readCaller`; Next and its libraries read `X-Forwarded-For`.
 */
export function setClientAddress(request: IncomingMessage, hops: number): void {
  const { rawHeaders, headers } = request;
  const socket = plainAddress(request.socket.remoteAddress ?? "unknown");
  const sent = headers["x-forwarded-for"];
  const forwarded = Array.isArray(sent) ? sent.join(",") : sent;
  const address = forwardedAddress(forwarded ?? "", hops) ?? socket;
  let kept = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] as string).toLowerCase();
    if (FORWARDED.has(name) || (hops === 0 && SPOOFABLE_ORIGIN.has(name))) {
      // a delete makes the object slow: not for what is written anyway
      if (name !== "x-forwarded-for" && name !== CALLER_HEADER) delete headers[name];
      continue;
    }
    rawHeaders[kept++] = rawHeaders[i] as string;
    rawHeaders[kept++] = rawHeaders[i + 1] as string;
  }
  const caller = callerHeader({ address, local: isLoopback(socket) && isLoopbackHost(headers.host ?? "") });
  rawHeaders.length = kept;
  rawHeaders.push("x-forwarded-for", address, CALLER_HEADER, caller);
  headers["x-forwarded-for"] = address;
  headers[CALLER_HEADER] = caller;
}

function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.");
}
