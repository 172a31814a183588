import { beginCall } from "@/lib/transports/http/call";
import { cached, toResponse } from "@/lib/transports/http/respond";
import { type Handler, PUBLIC_CORS } from "@/lib/transports/rest/route";

const MAX_AGE = 300;

/** Answers GET with a public document of this media type, cached and with an entity tag. */
export function staticDocument(type: string, write: () => string): Handler {
  return async (request) => {
    const headers = { "content-type": type, ...PUBLIC_CORS };
    const plain = { status: 200, body: write(), headers };
    const answer = cached(plain, { maxAge: MAX_AGE }, request.headers.get("if-none-match"));
    return toResponse(answer, beginCall(request).requestId);
  };
}
