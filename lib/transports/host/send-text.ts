import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { logger } from "@/lib/core/log";
import { hasNoBody, type TextParts, TextResponse } from "@/lib/transports/http/text-response";

type Waiting = { parts: TextParts; outgoing: ServerResponse };

let waiting: Waiting[] = [];

/**
 * Takes over a text answer and answers what tells the listener so; leaves any other response to it. The answers of one turn of the
 * event loop are written to their sockets together at its end: a write that finds its reader awake costs half of one that wakes it.
 */
export function sendText(response: Response, outgoing: ServerResponse): Response {
  const parts = response instanceof TextResponse ? response.parts : undefined;
  if (!parts) return response;
  if (waiting.push({ parts, outgoing }) === 1) setImmediate(writeAll);
  return RESPONSE_ALREADY_SENT;
}

function writeAll(): void {
  const batch = waiting;
  waiting = [];
  for (const { parts, outgoing } of batch) {
    try {
      write(parts, outgoing);
    } catch (error) {
      logger().error({ err: error }, "an answer could not be written");
      outgoing.destroy();
    }
  }
}

function write({ status, headers, body }: TextParts, outgoing: ServerResponse): void {
  if (hasNoBody(status)) {
    outgoing.writeHead(status, headers).end();
  } else {
    headers["content-length"] = String(Buffer.byteLength(body));
    outgoing.writeHead(status, headers).end(body);
  }
}
