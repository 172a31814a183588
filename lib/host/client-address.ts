import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

const FORWARDED = new Set([
  "x-forwarded-for",
  "forwarded",
  "x-real-ip",
  "x-client-ip",
  "cf-connecting-ip",
  "true-client-ip",
]);
const SPOOFABLE_ORIGIN = new Set(["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"]);

/**
 * Overwrites what the client says of its address: `X-Forwarded-For` becomes the socket's address, or, behind `hops` trusted proxies,
 * the entry that the outermost of them wrote (the n-th from the right). Everything after this reads that one header.
 */
export function setClientAddress(request: IncomingMessage, hops: number): void {
  const address = addressOf(request, hops);
  const { rawHeaders, headers } = request;
  let kept = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] as string).toLowerCase();
    if (FORWARDED.has(name) || (hops === 0 && SPOOFABLE_ORIGIN.has(name))) {
      if (name !== "x-forwarded-for") delete headers[name]; // a delete makes the object slow: not for what is written anyway
      continue;
    }
    rawHeaders[kept++] = rawHeaders[i] as string;
    rawHeaders[kept++] = rawHeaders[i + 1] as string;
  }
  rawHeaders.length = kept;
  rawHeaders.push("x-forwarded-for", address);
  headers["x-forwarded-for"] = address;
}

function addressOf(request: IncomingMessage, hops: number): string {
  const socket = plain(request.socket.remoteAddress ?? "unknown");
  if (hops === 0) return socket;
  const sent = request.headers["x-forwarded-for"];
  const entries = (Array.isArray(sent) ? sent.join(",") : (sent ?? "")).split(",").map((entry) => entry.trim());
  const entry = withoutPort(entries.at(-hops) ?? "");
  return isIP(entry) ? plain(entry) : socket;
}

/** Some proxies add the client's port, which would make each connection a client of its own. */
function withoutPort(entry: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}

/** An IPv4 address that came over an IPv6 socket, in its own form: one client, one counter. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
