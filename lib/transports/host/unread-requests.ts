import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { DomainError } from "@/lib/core/errors";
import { logRequest } from "@/lib/core/log";
import { writtenRefusal } from "./written-refusal";

type Refused = { status: number; error: DomainError };

const REFUSED: Record<string, Refused> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: bad("The headers are larger than this service takes.") },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: tooLarge("The extensions of a chunk are too large.") },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: bad("The request took too long to arrive. Send it again.") },
};
const MALFORMED = { status: 400, error: bad("The request is not valid HTTP/1.1.") };
const TUNNEL = {
  status: 405,
  error: new DomainError("method_not_allowed", "This service is no proxy.", {}, { allow: "GET, HEAD, POST, OPTIONS" }),
};

/**
 * Answers, in the error envelope, what node:http takes from the wire but makes no request of: what its parser refuses, what does not
 * arrive in time, and `CONNECT`. Its own answers have no body. The path is not known then, nor whether it is of the API.
 */
export function answerUnread(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: AnsweringSocket) => {
    // past the beginning of an answer another one would be read as its end
    if (!socket.writable || error.code === "ECONNRESET" || socket._httpMessage?.headersSent) socket.destroy();
    else answer(socket as Socket, REFUSED[error.code ?? ""] ?? MALFORMED);
  });
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => answer(socket as Socket, TUNNEL));
}

/** The response that node:http has under way on a connection; the last one that its own handler asks for as well. */
type AnsweringSocket = Duplex & { _httpMessage?: { headersSent: boolean } | null };

function answer(socket: Socket, { status, error }: Refused): void {
  const { requestId, headers, body } = writtenRefusal(error);
  const sent = { ...headers, connection: "close" };
  const head = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`);
  socket.destroySoon();
  logRequest({ request_id: requestId, status, ip: null });
}

function bad(message: string): DomainError {
  return new DomainError("invalid_request", message);
}

function tooLarge(message: string): DomainError {
  return new DomainError("payload_too_large", message);
}
