import { z } from "zod";
import { operation } from "../operation";
import { idOf } from "../values/ids";
import { PageQuery, pageOf, Timestamp } from "../values/page";
import { text } from "../values/text";
import { TimeRangeQuery } from "../values/time-range";

/** A request as its account sees it in the log. */
export const LoggedRequest = z
  .object({
    id: idOf("log"),
    request_id: z.string().meta({ description: "The request's own id, as its answer had it." }),
    at: Timestamp.meta({ description: "When it came." }),
    method: z.string().meta({ description: "HTTP method." }),
    path: z.string().meta({ description: "Path, from `/api` on." }),
    query: z.string().meta({ description: "Query with its `?`, secrets hidden; empty without one." }),
    operation: z.string().meta({ description: "Name of the operation that answered." }),
    status: z.int().meta({ description: "HTTP status of the answer." }),
    error_code: z.string().nullable().meta({ description: "The error's code; null for a success." }),
    error_message: z.string().nullable().meta({ description: "The sentence of the refusal; null for a success." }),
    error_param: z.string().nullable().meta({ description: "The field that was refused, if it was one." }),
    duration_ms: z.number().meta({ description: "How long it took, in milliseconds." }),
    credential: z
      .object({
        kind: z.string().meta({ description: "Kind of credential, such as `api_key`." }),
        id: z.string().meta({ description: "Identifier of the credential." }),
      })
      .meta({ id: "LoggedCredential", description: "With which credential." }),
    ip: z.string().nullable().meta({ description: "Address that it came from; null if it is not known." }),
    user_agent: z.string().nullable().meta({ description: "What the client says it is; null if nothing." }),
    order_id: z
      .string()
      .nullable()
      .meta({ description: "The one order it was about, told from its path and bodies; null where there is none." }),
  })
  .meta({ id: "LoggedRequest", description: "A request as its account sees it in the log." });

export const RequestLogQuery = PageQuery.extend(TimeRangeQuery.shape).extend({
  errors: z
    .stringbool({ truthy: ["true"], falsy: ["false"], case: "sensitive" })
    .default(false)
    .meta({ override: { type: "boolean", default: false }, description: "`true`: only refusals and failures." }),
  path: text(200).optional().meta({
    description:
      "Only paths that begin so, with or without `/api`. Looks through the newest 100,000 requests before `to`.",
    example: "/api/v1/orders",
  }),
  credential_id: text(64).optional().meta({
    description: "Only requests of this key or app, as `credential.id` names it. Looks through as many.",
    example: "key_01k5s3v9n6e8wbr4q2ycx7th0d",
  }),
  order_id: idOf("ord").optional().meta({ description: "Only requests about this order, whatever their path." }),
  request_id: text(128).optional().meta({ description: "Only the request with this id." }),
});

export type RequestLogQuery = z.output<typeof RequestLogQuery>;

const EXAMPLE = {
  id: "log_01k5s3v9n6e8wbr4q2ycx7th0d",
  request_id: "req_01k5s3v9n6e8wbr4q2ycx7th0d",
  at: "2026-11-20T09:30:00.000Z",
  method: "POST",
  path: "/api/v1/posts",
  query: "",
  operation: "createPost",
  status: 422,
  error_code: "validation_error",
  error_message: "title: must not be empty",
  error_param: "title",
  duration_ms: 4.2,
  credential: { kind: "api_key", id: "key_01k5s3v9n6e8wbr4q2ycx7th0d" },
  ip: "203.0.113.7",
  user_agent: "curl/8.5.0",
  order_id: null,
};

export const listRequestLogs = operation({
  id: "listRequestLogs",
  method: "GET",
  path: "/v1/request-logs",
  summary: "List the requests of your credentials",
  description:
    "The last answered first; kept for 30 days: REST, GraphQL and tool calls. `GET /v1/request-logs/{id}` has their bodies.",
  tag: "Audit",
  touches: "split",
  scope: "audit:read",
  tier: "FREE",
  status: 200,
  query: RequestLogQuery,
  response: pageOf(LoggedRequest).meta({ id: "LoggedRequestPage" }),
  errors: ["invalid_cursor"],
  example: {
    response: {
      data: [EXAMPLE],
      has_more: false,
      next_cursor: null,
    },
  },
});

const KeptBody = z
  .object({
    text: z.string().nullable().meta({ description: "What was sent, secrets hidden; null for what is no JSON." }),
    truncated: z.boolean().meta({ description: "Whether there was more: 8 KiB are kept." }),
  })
  .meta({ id: "LoggedBody", description: "A body as the log keeps it." });

/** One request with what it sent and was answered. */
export const LoggedRequestWithBodies = LoggedRequest.extend({
  bodies: z
    .object({
      request: KeptBody.nullable().meta({ description: "What was sent; null where there was no body." }),
      response: KeptBody.nullable().meta({ description: "What was answered; null where there was no body." }),
    })
    .meta({ description: "What a request sent and was answered." })
    .nullable()
    .optional()
    .meta({
      description:
        "What was sent and answered, kept for 7 days. Null where none is kept: the account has switched it off, or this was one of very many requests of one second. Absent without `requests:read`.",
    }),
}).meta({ id: "LoggedRequestWithBodies", description: "A request of the log, with its bodies." });

export type RequestWithBodies = z.infer<typeof LoggedRequestWithBodies>;

export const getRequestLog = operation({
  id: "getRequestLog",
  method: "GET",
  path: "/v1/request-logs/{id}",
  summary: "Read one request of your credentials, with its bodies",
  description:
    "Bodies need the scope `requests:read` as well. Keys, tokens, passwords, signatures, handles and cards are hidden in them, email addresses shortened.",
  tag: "Audit",
  touches: "split",
  scope: "audit:read",
  tier: "FREE",
  status: 200,
  params: z.object({ id: idOf("log") }),
  response: LoggedRequestWithBodies,
  errors: ["not_found"],
  example: {
    response: {
      ...EXAMPLE,
      bodies: {
        request: { text: '{"title":""}', truncated: false },
        response: { text: '{"error":{"code":"validation_error","message":"…"}}', truncated: false },
      },
    },
  },
});

/** The ranges over which operations are compared. */
export const OPERATION_RANGES = { "24h": 24, "7d": 168 } as const;
export type OperationRange = keyof typeof OPERATION_RANGES;

const OperationFigures = z
  .object({
    operation: z.string().meta({ description: "Name of the operation, as in the log." }),
    requests: z.int().meta({ description: "How often it was called." }),
    errors: z.int().meta({ description: "How often with a refusal or a failure." }),
    p50_ms: z.number().meta({ description: "Half of the calls took at most this long, in milliseconds." }),
    p95_ms: z.number().meta({ description: "95 of 100 calls took at most this long, in milliseconds." }),
  })
  .meta({ id: "OperationFigures", description: "How an operation fares for one account." });

export const OperationsQuery = z.object({
  range: z
    .enum(Object.keys(OPERATION_RANGES) as [OperationRange, ...OperationRange[]])
    .default("24h")
    .meta({ description: "How far to look back." }),
});

export const OperationLatencies = z
  .object({
    data: z.array(OperationFigures).meta({ description: "The most called first, at most 100." }),
    truncated: z.boolean().meta({ description: "Whether only the newest 100,000 requests of the range were counted." }),
  })
  .meta({ id: "OperationLatencies", description: "How the operations fare that an account calls." });

export type OperationLatencies = z.infer<typeof OperationLatencies>;

export const listOperationLatencies = operation({
  id: "listOperationLatencies",
  method: "GET",
  path: "/v1/request-logs/operations",
  summary: "Compare the operations that you call",
  description: "Requests, errors and durations by operation, over the last 24 hours or 7 days.",
  tag: "Audit",
  touches: "split",
  scope: "audit:read",
  tier: "FREE",
  status: 200,
  query: OperationsQuery,
  response: OperationLatencies,
  example: {
    response: {
      data: [{ operation: "listOrders", requests: 1_204, errors: 3, p50_ms: 3.1, p95_ms: 9.8 }],
      truncated: false,
    },
  },
});
