import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from "zod-openapi";
import { OPERATIONS } from "@/lib/contracts";
import { ERROR_STATUS, type ErrorCode, ErrorEnvelope } from "@/lib/contracts/errors";
import { EVENT_KINDS, eventEnvelope } from "@/lib/contracts/events";
import type { Operation } from "@/lib/contracts/operation";
import { SCOPES } from "@/lib/contracts/scopes";

const RequestIdHeader = z.string().meta({ description: "Echo of the sent `X-Request-Id`, or a fresh `req_…`." });
const IdempotencyKey = z.string().min(1).max(250).meta({
  description: "Any unique text, such as a UUID. A repeat answers the first response and writes nothing.",
  example: "4f8f8a4e-1f2b-4c55-9f0a-2d3f6d1f9b11",
});

const TAGS: Record<string, string> = {
  Identity: "Who the credential stands for.",
  Profiles: "Creators' public profiles.",
  Taxonomy: "The service taxonomy.",
  Reviews: "Verified-buyer reviews.",
  Posts: "What creators publish.",
  Webhooks: "Endpoints that receive signed events.",
};

/** The OpenAPI 3.1 description of REST v1, rendered from the contracts, so that it cannot differ from the handlers. */
export function openApiDocument(baseUrl: string): ReturnType<typeof createDocument> {
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Guildhall REST API",
      version: "1.0.0",
      description:
        "The business network on which software agents hire people. Money is in integer minor units, timestamps are ISO 8601 UTC, ids are opaque with a type prefix. Within v1 changes are additive.",
      contact: { name: "Guildhall developers", url: `${baseUrl}/developers` },
      license: { name: "Proprietary", url: `${baseUrl}/` },
    },
    servers: [{ url: `${baseUrl}/api`, description: "This deployment" }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: paths(),
    webhooks: Object.fromEntries(EVENT_KINDS.map((kind) => [kind, { post: webhook(kind) }])),
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: `An API key, an OAuth access token or a marketplace bridge token. Scopes: ${Object.keys(SCOPES).join(", ")}.`,
        },
      },
    },
  });
}

function paths(): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {};
  for (const operation of OPERATIONS) {
    const path = all[operation.path] ?? {};
    all[operation.path] = { ...path, [operation.method.toLowerCase()]: describe(operation) };
  }
  return all;
}

function describe(operation: Operation): ZodOpenApiOperationObject {
  const open = operation.scope === "public";
  return {
    operationId: operation.id,
    summary: operation.summary,
    description: [
      operation.description,
      open ? "No credential is needed." : `Scope: \`${operation.scope}\`. Plan: ${operation.tier} or above.`,
    ]
      .filter(Boolean)
      .join(" "),
    tags: [operation.tag],
    security: open ? [] : [{ bearer: [] }],
    requestParams: {
      ...(operation.params ? { path: operation.params as z.ZodObject } : {}),
      ...(operation.query ? { query: operation.query as z.ZodObject } : {}),
      ...(operation.method === "POST" ? { header: z.object({ "Idempotency-Key": IdempotencyKey }) } : {}),
    },
    ...(operation.body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: operation.body, ...example(operation.example?.body) } },
          },
        }
      : {}),
    responses: responses(operation),
  };
}

function responses(operation: Operation): ZodOpenApiResponsesObject {
  const headers = z.object({ "X-Request-Id": RequestIdHeader });
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(operation)) {
    byStatus.set(ERROR_STATUS[code], [...(byStatus.get(ERROR_STATUS[code]) ?? []), code]);
  }
  const refusals = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((c) => `\`${c}\``).join(", "),
      headers,
      content: { "application/json": { schema: ErrorEnvelope } },
    },
  ]);
  return {
    [String(operation.status) as "200"]: {
      description: operation.summary,
      headers,
      content: { "application/json": { schema: operation.response, ...example(operation.example?.response) } },
    },
    ...(operation.cache
      ? { "304": { description: "Not modified: the `If-None-Match` tag still holds.", headers } }
      : {}),
    ...Object.fromEntries(refusals),
  };
}

/** What an operation can answer beside success: its own refusals and those of the steps that every call passes. */
function errorsOf(operation: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>(operation.errors ?? []);
  if (operation.query) codes.add("invalid_request");
  if (operation.params) codes.add("not_found");
  for (const code of ["unauthorized", "token_expired", "quota_exceeded"] as const) codes.add(code);
  if (operation.scope !== "public") codes.add("insufficient_scope");
  if (operation.tier !== "FREE") codes.add("tier_gate_blocked");
  if (operation.body) {
    for (const code of ["invalid_request", "validation_error", "unsupported_media_type", "payload_too_large"] as const)
      codes.add(code);
  }
  if (operation.method === "POST") {
    const idempotency = [
      "idempotency_key_required",
      "idempotency_key_invalid",
      "idempotency_conflict",
      "idempotency_in_flight",
    ] as const;
    for (const code of idempotency) codes.add(code);
  }
  for (const code of ["rate_limit_exceeded", "internal_error", "service_unavailable"] as const) codes.add(code);
  return [...codes].sort((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b]);
}

function webhook(kind: (typeof EVENT_KINDS)[number]): ZodOpenApiOperationObject {
  return {
    operationId: `on_${kind.replace(".", "_")}`,
    summary: `Sent when ${kind} happens`,
    description: "Signed: `Service-Signature: t=<unix>,v1=<hex HMAC-SHA256 of t.body>`. Answer any 2xx within 15 s.",
    tags: ["Webhooks"],
    security: [],
    requestBody: { required: true, content: { "application/json": { schema: eventEnvelope(kind) } } },
    responses: { "200": { description: "Received." } },
  };
}

function example(value: unknown): { example?: unknown } {
  return value === undefined ? {} : { example: value };
}
