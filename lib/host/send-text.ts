import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { hasNoBody, TextResponse } from "@/lib/rest/text-response";

/** Writes a text answer straight to the socket and answers what tells the listener so; leaves any other response to it. */
export function sendText(response: Response, outgoing: ServerResponse): Response {
  const parts = response instanceof TextResponse ? response.parts : undefined;
  if (!parts) return response;
  const { status, headers, body } = parts;
  if (hasNoBody(status)) {
    outgoing.writeHead(status, headers).end();
  } else {
    headers["content-length"] = String(Buffer.byteLength(body));
    outgoing.writeHead(status, headers).end(body);
  }
  return RESPONSE_ALREADY_SENT;
}
