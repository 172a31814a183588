import type { IncomingMessage, ServerResponse } from "node:http";
import { isDecodable } from "../routing/request-target";
import { isForeignForm } from "./foreign-form";

export type Refusal = { status: number; sentence: string; allow?: string };

const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];
const ALLOW = METHODS.join(", ");

/** Why a request is not for the pages, if it is not: Next would answer 500, or the page to any method. `path` is what it asks for. */
export function refusalOf(request: IncomingMessage, path: string): Refusal | undefined {
  const { method = "", headers } = request;
  if (headers.host === undefined) return { status: 400, sentence: "This request has no Host header." };
  if (path === "*" && method === "OPTIONS") return { status: 204, sentence: "", allow: ALLOW };
  if (!METHODS.includes(method)) {
    return { status: 405, sentence: `Pages do not answer this method. Allowed here: ${ALLOW}.`, allow: ALLOW };
  }
  if (!path.startsWith("/") || !isDecodable(path)) {
    return { status: 400, sentence: "This address cannot be read: it may have been cut off. Check it, or begin at /." };
  }
  if (isForeignForm(request)) {
    const sentence = "Another site sent this form, so nothing was done. Open the page here and send it again.";
    return { status: 403, sentence };
  }
  return undefined;
}

/** Answers a refusal in a sentence, for a person who may be reading it. */
export function refuse(response: ServerResponse, { status, sentence, allow }: Refusal): void {
  const headers = { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" };
  response.writeHead(status, { ...headers, "cache-control": "no-store", ...(allow && { allow }) }).end(sentence);
}
