import { currentDate } from "@/lib/core/clock";
import type { Actor, NamedAgent } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/values/ids";
import { readCaller } from "./caller/caller";
import { atPace, type Came } from "./uploads/pace";

/** What is known of a request before anyone is authenticated. */
export type Call = {
  request: Request;
  path: string;
  search: string;
  requestId: string;
  ip: string | null;
  /** Whether the caller is on this machine. */
  local: boolean;
  now: Date;
  startedAt: number;
};

/** A call on its way through an endpoint. */
export type Served = Call & {
  /** Who calls, once that is known. */
  actor: Actor;
  /** Which agent signed the call, once that is known. */
  agent: NamedAgent | null;
  /** The body as it was sent, once it has been read as text: what the account's log may keep of it. */
  sent: string | null;
  /** Go with the answer, whatever it is; names in lower case. */
  headers: Record<string, string>;
};

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;
export const MAX_BODY_BYTES = 256 * 1024;

/** Starts a call: takes over a well-formed `X-Request-Id` or mints one, and reads who calls. */
export function beginCall(request: Request): Call {
  const sent = request.headers.get("x-request-id");
  const caller = readCaller(request.headers);
  return {
    request,
    ...targetOf(request.url),
    requestId: sent !== null && REQUEST_ID.test(sent) ? sent : newId("req"),
    ip: caller.address,
    local: caller.local,
    now: currentDate(),
    startedAt: performance.now(),
  };
}

/** Path and query (with its `?`, or empty) of an absolute URL as a server gives it: parsed already, so it is only cut. */
function targetOf(url: string): { path: string; search: string } {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const query = url.indexOf("?", start);
  if (query === -1) return { path: url.slice(start), search: "" };
  return { path: url.slice(start, query), search: url.slice(query) };
}

/**
 * The body as text, at most `limit` bytes (256 KiB unless told). Throws `payload_too_large`, `unsupported_media_type`
 * for one that is compressed, or `invalid_request` when the client stopped sending or wrote no UTF-8.
 */
export async function readBody(request: Request, limit = MAX_BODY_BYTES): Promise<string> {
  const encoding = request.headers.get("content-encoding");
  if (encoding !== null && encoding !== "identity")
    throw new DomainError("unsupported_media_type", "Send the body as it is, without a `Content-Encoding`.");
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > limit) throw tooLarge(limit);
  try {
    const streamed = declared === null ? await readStream(request, limit, () => tooLarge(limit)) : undefined;
    const text = streamed ? new TextDecoder().decode(streamed) : await request.text();
    if (isMended(text, streamed?.length ?? Number(declared)))
      throw new DomainError(
        "invalid_request",
        "The body is not valid UTF-8. Write it in UTF-8, the only encoding of JSON.",
      );
    return text;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError("invalid_request", "The body did not arrive whole.");
  }
}

/** Whether a text has signs in place of bytes that were no UTF-8: each is longer than what it stands for. */
function isMended(text: string, bytes: number): boolean {
  return text.includes("\uFFFD") && Buffer.byteLength(text) > bytes;
}

/** The same of a call, which keeps it for its log. */
export async function sentBody(call: Served): Promise<string> {
  call.sent = await readBody(call.request);
  return call.sent;
}

/**
 * The body as bytes, at most `limit`. Throws what `tooLarge` makes, or `invalid_request` when the client stopped sending or sends
 * too slowly.
 */
export async function readBytes(request: Request, limit: number, tooLarge: () => DomainError): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  try {
    const declared = request.headers.get("content-length");
    return await atPace((came) =>
      declared === null ? readStream(request, limit, tooLarge, came) : readDeclared(request, Number(declared), came),
    );
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError("invalid_request", "The body did not arrive whole. Send it again.");
  }
}

/** A body of a size that was told: into one buffer, so that a large one is never in memory twice. */
async function readDeclared(request: Request, size: number, came: Came): Promise<Buffer> {
  const body = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for (const reader = request.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    came(value.byteLength);
    if (at + value.byteLength > size) throw new Error("The body is longer than it said.");
    body.set(value, at);
    at += value.byteLength;
  }
  if (at < size) throw new Error("The body is shorter than it said.");
  return body;
}

async function readStream(request: Request, limit: number, tooLarge: () => DomainError, came?: Came): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (const reader = request.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    came?.(value.byteLength);
    size += value.byteLength;
    if (size > limit) {
      void reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

// No `Connection: close`: the client would be cut off while it sends, and never read the answer.
function tooLarge(limit: number): DomainError {
  return new DomainError("payload_too_large", `The body is larger than ${limit / 1024} KiB.`);
}
