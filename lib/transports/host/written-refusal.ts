import type { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/values/ids";
import { errorAnswer, JSON_TYPE } from "@/lib/transports/http/answering/respond";

/** A refusal in the error envelope as it goes to a socket, where no handler of the API has answered; its request has no id yet. */
export function writtenRefusal(error: DomainError) {
  const requestId = newId("req");
  const { status, headers, body } = errorAnswer(error, requestId);
  return {
    requestId,
    status,
    headers: {
      ...headers,
      "content-type": JSON_TYPE,
      "content-length": Buffer.byteLength(body),
      "x-request-id": requestId,
      "x-content-type-options": "nosniff",
    },
    body,
  };
}
