import type { ValidateFunction } from "ajv";
import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";

type Reference = { $ref: string };
type Header = { required?: boolean; schema: { type: "string" | "integer" } };
type Response = { headers?: Record<string, Reference>; content?: Record<string, { schema: object }> };
type Described = { operationId: string; tags: string[]; responses: Record<string, Response | Reference> };
export type Document = {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
  components: {
    schemas: Record<string, object>;
    headers: Record<string, Header>;
    responses: Record<string, Response>;
  };
};

/** A served OpenAPI document, ready to check answers. */
export type Description = { document: Document; ajv: Ajv; compiled: Map<string, ValidateFunction> };

/** One answer of the service, whatever client received it. Header names are in lower case. */
export type Answer = {
  method: string;
  pathname: string;
  status: number;
  headers: Record<string, string>;
  body: string;
};

/** What no answer may hold: stack frames, SQL, the names of our libraries. */
const INTERNALS =
  /\bat \S+ \(|\.[cm]?[jt]s:\d+|node_modules|\bselect .+ from\b|\binsert into\b|drizzle|postgres|ECONN/i;
const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;
/** Protocols that bring an error format of their own: OAuth 2.0 and JSON-RPC. */
const OTHER_ENVELOPES = /^\/api\/(oauth|mcp)\b/;
/** The document itself, and its parts. */
const DESCRIPTION_PATH = /^\/api\/v1\/openapi(?:\/[a-z-]+)?\.yaml$/;

export function readDescription(yaml: string): Description {
  const document = parse(yaml) as Document;
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "api", ...document });
  return { document, ajv, compiled: new Map() };
}

/** How an answer differs from what the document says of it, in sentences; none when it does not. */
export function problemsOf(description: Description, answer: Answer): string[] {
  const { method, pathname, status, headers, body } = answer;
  if (!REQUEST_ID.test(headers["x-request-id"] ?? "")) return ["X-Request-Id is missing"];
  const bodiless = method === "HEAD" || status === 204 || status === 304;
  const enveloped = status >= 400 && !bodiless && !OTHER_ENVELOPES.test(pathname);
  const problems = enveloped ? envelopeProblems(answer) : [];
  const known = operationAt(description.document, method === "HEAD" ? "GET" : method, pathname);
  if (!known) return [...problems, ...strangerProblems(answer)];

  const [pointer, operation] = known;
  const found = responseAt(description.document, `${pointer}/responses/${status}`, operation.responses[status]);
  if (!found) return [...problems, `${status} is not described for ${operation.operationId}`];
  const [place, described] = found;
  problems.push(...headerProblems(description, described, headers));
  const at = `${place}/content/application~1json/schema`;
  if (bodiless || !described.content?.["application/json"]) return problems;
  if (headers["content-type"] !== "application/json; charset=utf-8") problems.push("Content-Type is not JSON");
  return [...problems, ...schemaProblems(description, at, JSON.parse(body))];
}

/** Paths that are no operation: only the document itself may answer with success there. */
function strangerProblems({ method, pathname, status }: Answer): string[] {
  if (!pathname.startsWith("/api/v1/") || DESCRIPTION_PATH.test(pathname) || method === "OPTIONS" || status >= 400)
    return [];
  return ["the document does not know this operation"];
}

function envelopeProblems({ headers, body }: Answer): string[] {
  const error = parsed(body)?.error;
  if (!/^[a-z_]+$/.test(error?.code ?? "") || !error?.message) return ["the error is not in the envelope"];
  const problems = INTERNALS.test(body) ? ["the error tells of our insides"] : [];
  // a replay is the first answer byte for byte, and so keeps the first request's id
  const named = error.request_id === headers["x-request-id"] || headers["idempotent-replayed"] === "true";
  return named ? problems : [...problems, "the error names another request id"];
}

function parsed(body: string): { error?: { code?: string; message?: string; request_id?: string } } | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function headerProblems(description: Description, described: Response, headers: Record<string, string>): string[] {
  return Object.entries(described.headers ?? {}).flatMap(([name, { $ref }]) => {
    const header = description.document.components.headers[$ref.split("/").at(-1) ?? ""];
    const text = headers[name.toLowerCase()];
    if (!header) return [`${name} is described nowhere`];
    if (text === undefined) return header.required ? [`the header ${name} is missing`] : [];
    const value = header.schema.type === "integer" ? Number(text) : text;
    return schemaProblems(description, `${$ref.slice(1)}/schema`, value).map((p) => `${name} (${text}): ${p}`);
  });
}

function schemaProblems({ ajv, compiled }: Description, pointer: string, value: unknown): string[] {
  let validate = compiled.get(pointer);
  if (!validate) {
    validate = ajv.compile({ $ref: `api#${encodeURI(pointer)}` });
    compiled.set(pointer, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** Where a response is described, as a JSON pointer: with its operation, or among the components, where refusals are shared. */
function responseAt(
  { components }: Document,
  pointer: string,
  described?: Response | Reference,
): [string, Response] | undefined {
  if (!described || !("$ref" in described)) return described && [pointer, described];
  const shared = components.responses[described.$ref.split("/").at(-1) ?? ""];
  return shared && [described.$ref.slice(1), shared];
}

const patterns = new WeakMap<Document, [path: string, pattern: RegExp][]>();

/** The operation that answers at a path, and its JSON pointer. Paths without parameters come before those with some. */
export function operationAt(document: Document, method: string, pathname: string): [string, Described] | undefined {
  const known = patterns.get(document) ?? patternsOf(document);
  patterns.set(document, known);
  for (const [path, pattern] of known) {
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (!operation || !pattern.test(pathname)) continue;
    return [`/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method.toLowerCase()}`, operation];
  }
  return undefined;
}

function patternsOf(document: Document): [path: string, pattern: RegExp][] {
  return Object.keys(document.paths)
    .sort((a, b) => a.split("{").length - b.split("{").length)
    .map((path) => [path, new RegExp(`^/api${path.replace(/\{[^}]+\}/g, "[^/]+")}$`)]);
}
