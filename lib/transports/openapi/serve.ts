import { stringify } from "yaml";
import { env } from "@/lib/core/env";
import { notFound } from "@/lib/core/errors";
import { entityTag } from "@/lib/transports/http/answering/respond";
import { publicDocument } from "@/lib/transports/http/documents/public-document";
import { openApiDocument } from "./document";
import { partOf } from "./parts";

const YAML = "application/yaml; charset=utf-8";

type Rendered = { body: string; tag: string };

let whole: ReturnType<typeof openApiDocument> | undefined;
const rendered = new Map<string, Rendered>();

/** The OpenAPI document as YAML, rendered once per process; with `part` what is in it under one tag, undefined when there is none. */
export function openApiYaml(): Rendered;
export function openApiYaml(part: string): Rendered | undefined;
export function openApiYaml(part = ""): Rendered | undefined {
  const known = rendered.get(part);
  if (known) return known;
  whole ??= openApiDocument(env().BASE_URL);
  const document = part ? partOf(whole, part) : whole;
  if (!document) return undefined;
  const body = stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
  const fresh = { body, tag: entityTag(body) };
  rendered.set(part, fresh);
  return fresh;
}

/** Serves the live description, with an entity tag. */
export const serveOpenApi = publicDocument("openapi", YAML, () => openApiYaml());

/** Serves the operations of one tag, `/api/v1/openapi/webhooks.yaml`, the same way. */
export const serveOpenApiPart = publicDocument("openapiPart", YAML, async (_call, segment) => {
  const [, part = ""] = /^([a-z-]+)\.yaml$/.exec(String((await segment?.params)?.tag ?? "")) ?? [];
  const found = part && openApiYaml(part);
  if (!found) throw notFound("This part of the description");
  return found;
});
