import { stringify } from "yaml";
import { env } from "@/lib/core/env";
import { publicDocument } from "@/lib/transports/http/public-document";
import { entityTag } from "@/lib/transports/http/respond";
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
export const serveOpenApi = publicDocument("openapi", "application/yaml; charset=utf-8", openApiYaml);
