import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { logger } from "@/lib/core/log";
import { hasNoBody, type TextParts, TextResponse } from "@/lib/transports/http/answering/text-response";
import { bestOf, compressOnce, type Encoding, Encodings, WORTH_BYTES } from "./encoding/encodings";

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
      giveUp(error, outgoing);
    }
  }
}

function giveUp(error: unknown, outgoing: ServerResponse): void {
  logger().error({ err: error }, "an answer could not be written");
  outgoing.destroy();
}

function write(parts: TextParts, outgoing: ServerResponse): void {
  const { status, headers, body } = parts;
  if (hasNoBody(status)) {
    outgoing.writeHead(status, headers).end();
    return;
  }
  const encoding = encodingOf(parts, outgoing.req.headers["accept-encoding"]);
  if (!encoding) {
    send(parts, outgoing);
    return;
  }
  const encoded = typeof body === "string" ? compressOnce(body, encoding) : encodingsOf(body).in(encoding);
  headers["content-encoding"] = encoding;
  // the tag stays as documented: it is of what was said, whole answers alone are sent, and caches tell encodings apart by `Vary`
  const sendEncoded = (bytes: Buffer) => send({ status, headers, body: bytes }, outgoing);
  if (Buffer.isBuffer(encoded)) sendEncoded(encoded);
  else encoded.then(sendEncoded).catch((error) => giveUp(error, outgoing));
}

function send(
  { status, headers, body }: { status: number; headers: Record<string, string>; body: string | Buffer },
  outgoing: ServerResponse,
): void {
  headers["content-length"] = String(Buffer.byteLength(body));
  outgoing.writeHead(status, headers).end(body);
}

const COMPRESSIBLE = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|yaml|graphql|javascript)\b)/;

/** How an answer is compressed for who takes it; what is not compressed for others says that it may be. */
function encodingOf({ headers, body }: TextParts, accepted: string | string[] | undefined): Encoding | undefined {
  if (body.length < WORTH_BYTES || headers["content-encoding"] || !COMPRESSIBLE.test(headers["content-type"] ?? "")) {
    return undefined;
  }
  headers.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : "Accept-Encoding";
  return accepted === undefined ? undefined : bestOf(String(accepted));
}

/** Bodies that are bytes already are sent again and again: each is compressed once. */
const known = new WeakMap<Buffer, Encodings>();

function encodingsOf(body: Buffer): Encodings {
  const encodings = known.get(body) ?? new Encodings(body);
  known.set(body, encodings);
  return encodings;
}
