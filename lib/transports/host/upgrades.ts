import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown;

const HOT_RELOAD = "/_next/";

/**
 * Gives Next the websocket of hot reload, and lets every other request that offers another protocol go on as if it had not: an offer
 * that is not taken is answered in HTTP/1.1 (RFC 9110, 7.8). Where nobody listens for upgrades, node:http does so by itself.
 */
export function takeUpgrades(server: Server, hotReload: Upgrade): void {
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.startsWith(HOT_RELOAD)) return hotReload(request, socket, head);
    socket.unshift(Buffer.concat([withoutOffer(request), head]));
    server.emit("connection", socket);
  });
}

/** The head of a request as it came, but for what it offers. */
function withoutOffer({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  let text = `${method} ${url} HTTP/${httpVersion}\r\n`;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.toLowerCase() !== "upgrade") text += `${rawHeaders[i]}: ${rawHeaders[i + 1]}\r\n`;
  }
  return Buffer.from(`${text}\r\n`, "latin1");
}
