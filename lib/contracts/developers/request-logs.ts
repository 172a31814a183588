import { z } from "zod";
import { idOf } from "../ids";
import { operation } from "../operation";
import { PageQuery, pageOf, Timestamp } from "../page";
import { text } from "../text";
import { TimeRangeQuery } from "../time-range";

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
      .meta({ description: "With which credential." }),
    ip: z.string().nullable().meta({ description: "Address that it came from; null if it is not known." }),
    user_agent: z.string().nullable().meta({ description: "What the client says it is; null if nothing." }),
  })
  .meta({ id: "LoggedRequest", description: "A request as its account sees it in the log." });

export const RequestLogQuery = PageQuery.extend(TimeRangeQuery.shape).extend({
  errors: z
    .stringbool({ truthy: ["true"], falsy: ["false"], case: "sensitive" })
    .default(false)
    .meta({ override: { type: "boolean", default: false }, description: "`true`: only refusals and failures." }),
  path: text(200).optional().meta({ description: "Only paths that begin so.", example: "/api/v1/orders" }),
  request_id: text(128).optional().meta({ description: "Only the request with this id." }),
});

export type RequestLogQuery = z.output<typeof RequestLogQuery>;

export const listRequestLogs = operation({
  id: "listRequestLogs",
  method: "GET",
  path: "/v1/request-logs",
  summary: "List the requests of your credentials",
  description: "The last answered first; kept for 30 days. Without bodies.",
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
      data: [
        {
          id: "log_01k5s3v9n6e8wbr4q2ycx7th0d",
          request_id: "req_01k5s3v9n6e8wbr4q2ycx7th0d",
          at: "2026-11-20T09:30:00.000Z",
          method: "POST",
          path: "/api/v1/posts",
          query: "",
          operation: "createPost",
          status: 422,
          error_code: "validation_error",
          error_message: "title: Too small: expected string to have >=1 characters",
          error_param: "title",
          duration_ms: 4.2,
          credential: { kind: "api_key", id: "key_01k5s3v9n6e8wbr4q2ycx7th0d" },
          ip: "203.0.113.7",
          user_agent: "curl/8.5.0",
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
});
