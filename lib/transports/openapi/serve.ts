import { stringify } from "yaml";
import { env } from "@/lib/core/env";
import { beginCall } from "@/lib/transports/http/call";
import { cached, entityTag, toResponse } from "@/lib/transports/http/respond";
import { type Handler, PUBLIC_CORS } from "@/lib/transports/rest/route";
import { openApiDocument } from "./document";

let rendered: { body: string; tag: string } | undefined;

/** The OpenAPI document as YAML, rendered once per process. */
export function openApiYaml(): { body: string; tag: string } {
  if (!rendered) {
    const body = stringify(openApiDocument(env().BASE_URL), { lineWidth: 0, aliasDuplicateObjects: false });
    rendered = { body, tag: entityTag(body) };
  }
  return rendered;
}

/** Serves the live description, with an entity tag. */
export const serveOpenApi: Handler = async (request) => {
  const call = beginCall(request);
  const { body, tag } = openApiYaml();
  const headers = { "content-type": "application/yaml; charset=utf-8", ...PUBLIC_CORS };
  return toResponse(
    cached({ status: 200, body, headers }, { maxAge: 300 }, request.headers.get("if-none-match"), tag),
    call.requestId,
  );
};
