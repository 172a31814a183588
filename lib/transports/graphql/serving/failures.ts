import { GraphQLError } from "graphql";
import { logger } from "@/lib/core/log";
import { asDomainError, docUrl } from "@/lib/transports/http/answering/respond";
import { inArgumentNames } from "../rendering/arguments";
import { extensionsOf } from "./refusal";

/**
 * An error as the caller sees it: the code, the request id and the extras that REST answers with stand in `extensions`. What
 * nobody expected is logged and says nothing of itself.
 */
export function graphError(error: unknown, requestId: string): GraphQLError {
  const located = isGraphQLError(error) ? error : undefined;
  const cause = rootOf(error);
  // the request itself: its syntax, its variables, what it asks of the schema
  if (isGraphQLError(cause)) {
    const { http, limit } = cause.extensions as { http?: { status?: number }; limit?: object };
    const code = http?.status === 405 ? "method_not_allowed" : "invalid_request";
    const said = { code, request_id: requestId, doc_url: docUrl(code), ...(limit ? { limit } : {}) };
    return rebuilt(located, cause.message, { ...said, http });
  }
  const refusal = inArgumentNames(asDomainError(cause));
  if (refusal.status >= 500) logger().error({ err: cause, request_id: requestId }, "GraphQL field failed");
  return rebuilt(located, refusal.message, extensionsOf(refusal, requestId));
}

function rebuilt(located: GraphQLError | undefined, message: string, extensions: Record<string, unknown>) {
  const { http, ...shown } = extensions;
  const { nodes, source, positions, path } = located ?? {};
  return new GraphQLError(message, { nodes, source, positions, path, extensions: http ? { ...shown, http } : shown });
}

/** What was thrown, without the errors that say where. */
function rootOf(error: unknown): unknown {
  let cause = error;
  while (isGraphQLError(cause) && cause.originalError) cause = cause.originalError;
  return cause;
}

/** By name: bundlers may give us a copy of the class of our own. */
function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === "GraphQLError";
}
