import { logger } from "@/lib/core/log";
import type { Call } from "../call";

type Failed = Pick<Call, "request" | "requestId">;

/**
 * Writes down what went wrong with a call on our side, for every transport. Not that its client hung up: then anyone who watches the
 * request's signal stops with its reason, and nobody is there to be answered. Says whether something did go wrong.
 */
export function logFailure(
  error: unknown,
  call: Failed,
  message: string,
  fields: Record<string, unknown> = {},
): boolean {
  if (isHangUp(error, call.request)) return false;
  logger().error({ err: error, request_id: call.requestId, ...fields }, message);
  return true;
}

/** What the request log shows for a client that hung up (nginx's number for it). */
export const CLIENT_CLOSED = 499;

function isHangUp(error: unknown, { signal }: Request): boolean {
  return signal.aborted && (error === signal.reason || (error instanceof Error && error.name === "AbortError"));
}
