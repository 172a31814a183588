import { beginCall } from "@/lib/transports/http/call";
import { cached, entityTag, toResponse } from "@/lib/transports/http/respond";
import { type Handler, PUBLIC_CORS } from "@/lib/transports/rest/route";
import { schemaText } from "./schema";

let rendered: { body: string; tag: string } | undefined;

/** Serves the live schema as text in the schema definition language, with an entity tag. */
export const serveSchema: Handler = async (request) => {
  const { requestId } = beginCall(request);
  if (!rendered) {
    const body = schemaText();
    rendered = { body, tag: entityTag(body) };
  }
  const { body, tag } = rendered;
  const headers = { "content-type": "application/graphql; charset=utf-8", ...PUBLIC_CORS };
  const answer = cached({ status: 200, body, headers }, { maxAge: 300 }, request.headers.get("if-none-match"), tag);
  return toResponse(answer, requestId);
};
