import type { GraphQLFormattedError } from "graphql";
import type { DomainError } from "@/lib/core/errors";
import { docUrl } from "@/lib/transports/http/answering/respond";

/** A refusal of the whole request, in the form of a GraphQL error. */
export function requestError(refusal: DomainError, requestId: string): GraphQLFormattedError {
  return { message: refusal.message, extensions: extensionsOf(refusal, requestId) };
}

/** What else REST answers with, as it stands in `extensions`. */
export function extensionsOf({ code, extras, headers }: DomainError, requestId: string): Record<string, unknown> {
  const seconds = Number(headers["retry-after"]);
  return {
    code,
    request_id: requestId,
    doc_url: docUrl(code),
    ...extras,
    ...(seconds > 0 ? { retry_after: seconds } : {}),
  };
}
