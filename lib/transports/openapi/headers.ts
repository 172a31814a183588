import type { Operation } from "@/lib/contracts/operation";
import { errorsOf } from "./errors";

type Header = {
  description: string;
  required?: boolean;
  schema: { type: "string" | "integer"; pattern?: string; format?: string; minimum?: number; enum?: string[] };
  example?: string | number;
};

const REQUEST_ID = "^[A-Za-z0-9._-]{1,128}$";

/** Response headers, as the document's `components.headers` has them. `required` says: on every answer that names it. */
export const HEADERS = {
  "X-Request-Id": {
    description: "Echo of the sent `X-Request-Id`, or a fresh `req_…`.",
    required: true,
    schema: { type: "string", pattern: REQUEST_ID },
    example: "req_01k5s3v9n6e8wbr4q2ycx7th0d",
  },
  "RateLimit-Policy": {
    description:
      "The limits that hold for the caller (IETF draft ratelimit-headers): `q` requests per `w` seconds. `burst` and `day` are the plan's; some operations add one of their own.",
    schema: { type: "string", pattern: '^"\\w+";q=\\d+;w=\\d+(, "\\w+";q=\\d+;w=\\d+)*$' },
    example: '"burst";q=60;w=60, "day";q=5000;w=86400',
  },
  RateLimit: {
    description: "Where the caller stands in the tightest of them: `r` requests left, for `t` seconds.",
    schema: { type: "string", pattern: '^"\\w+";r=\\d+;t=\\d+$' },
    example: '"burst";r=59;t=12',
  },
  "Retry-After": {
    description: "Seconds to wait before a retry.",
    schema: { type: "integer", minimum: 1 },
    example: 12,
  },
  "WWW-Authenticate": {
    description: "What is wrong with the credential, and where to learn how to get one (RFC 6750, RFC 9728).",
    required: true,
    schema: { type: "string", pattern: '^Bearer .*resource_metadata="https?://' },
    example:
      'Bearer realm="guildhall", error="invalid_token", resource_metadata="https://guildhall.example/.well-known/oauth-protected-resource/api/v1"',
  },
  InsufficientScope: {
    description: "The scope to ask for, where another one helps (RFC 6750, 3.1).",
    schema: { type: "string", pattern: '^Bearer .*error="insufficient_scope".* resource_metadata="https?://' },
    example:
      'Bearer realm="guildhall", error="insufficient_scope", scope="posts:write", resource_metadata="https://guildhall.example/.well-known/oauth-protected-resource/api/v1"',
  },
  ETag: {
    description: "Entity tag of this version; send it back in `If-None-Match`.",
    required: true,
    schema: { type: "string", pattern: '^"[^"]+"$' },
    example: '"FXUOF9OSBuhTkeaqDxb5O8FfzXA"',
  },
  "Cache-Control": {
    description:
      "How long the answer may be kept. To a call with a credential it is `private`, where what is answered depends on who asks; `Vary` then names `Authorization`.",
    required: true,
    schema: { type: "string", pattern: "^(public|private), max-age=\\d+$" },
    example: "public, max-age=15",
  },
  "Idempotent-Replayed": {
    description: "Present when this is the stored answer to the first request with the same `Idempotency-Key`.",
    schema: { type: "string", enum: ["true"] },
    example: "true",
  },
  Location: {
    description: "Path of what was made.",
    required: true,
    schema: { type: "string" },
    example: "/api/v1/agents/runs/run_01k5s3v9n6e8wbr4q2ycx7th0d",
  },
  Deprecation: {
    description: "To a bridge token only: since when such tokens are deprecated (RFC 9745).",
    schema: { type: "string", pattern: "^@\\d+$" },
    example: "@1767225600",
  },
  Sunset: {
    description: "To a bridge token only: when it ends (RFC 8594).",
    schema: { type: "string" },
    example: "Wed, 30 Jun 2027 00:00:00 GMT",
  },
} as const satisfies Record<string, Header>;

type HeaderName = keyof typeof HEADERS;

/** The header's own name, where a status has its own word on it. */
const NAMES: Partial<Record<HeaderName, string>> = { InsufficientScope: "WWW-Authenticate" };

/** Request headers, as `components.parameters` has them. */
export const HEADER_PARAMETERS = {
  RequestId: {
    name: "X-Request-Id",
    in: "header",
    required: false,
    description:
      "Your name for this request, echoed in the answer and in errors. One that is not well formed is replaced.",
    schema: { type: "string" },
    example: "checkout-7f3a",
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: true,
    description:
      "Any unique text of printable ASCII, such as a UUID. A repeat within 24 hours answers the first response and writes nothing.",
    schema: { type: "string", minLength: 1, maxLength: 250, pattern: "^[ -~]{1,250}$" },
    example: "4f8f8a4e-1f2b-4c55-9f0a-2d3f6d1f9b11",
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    required: false,
    description: "`ETag` of the version that you have; 304 when it still holds.",
    schema: { type: "string" },
    example: '"FXUOF9OSBuhTkeaqDxb5O8FfzXA"',
  },
} as const;

/** References to the response headers that an operation may send with a status. */
export function headersOf(operation: Operation, status: number): Record<string, { $ref: string }> {
  const names: HeaderName[] = ["X-Request-Id"];
  if (status !== 401) names.push("RateLimit-Policy", "RateLimit");
  if (status === 401) names.push("WWW-Authenticate");
  if (status === 403 && errorsOf(operation).includes("insufficient_scope")) names.push("InsufficientScope");
  if (status === 409 || status === 429 || status === 503) names.push("Retry-After");
  if (status < 400 && operation.cache) names.push("ETag", "Cache-Control");
  if (status !== 401 && status !== 403 && status !== 429 && status < 500 && operation.method === "POST")
    names.push("Idempotent-Replayed");
  if (status < 400 && operation.location) names.push("Location");
  if (status < 400) names.push("Deprecation", "Sunset");
  return Object.fromEntries(names.map((name) => [NAMES[name] ?? name, { $ref: `#/components/headers/${name}` }]));
}

/** References to the request headers that an operation reads. */
export function headerParametersOf(operation: Operation): { $ref: string }[] {
  const names: (keyof typeof HEADER_PARAMETERS)[] = ["RequestId"];
  if (operation.method === "POST") names.unshift("IdempotencyKey");
  if (operation.cache) names.push("IfNoneMatch");
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}
