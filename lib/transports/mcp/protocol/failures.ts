import { type CallToolResult, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { ErrorCode } from "@/lib/contracts/errors";
import type { DomainError } from "@/lib/core/errors";
import { logger } from "@/lib/core/log";
import { asDomainError } from "@/lib/transports/http/answering/respond";
import { visible } from "../markdown";
import { whyNotByKey } from "./access";
import type { Exchange } from "./exchange";

const KEY_ADVICE =
  "The key belongs in the HTTP header of this request, not in the arguments; one that has ended is for its person to make again.";

/** What the caller can do about a refusal, where its message does not say so itself. */
const ADVICE: Partial<Record<ErrorCode, string>> = {
  unauthorized: KEY_ADVICE,
  token_expired: KEY_ADVICE,
};
/** Where one scope alone would have done. */
const SCOPE_ADVICE = "Create an API key with that scope at /developers/keys.";

/** For what is looked up by the handle of a creator: an order has a handle too, and nobody opts in for it. */
const HANDLE_ADVICE =
  "Only creators who opted into agent discovery can be found: call find_creators for valid handles, and send what else names the thing as a tool answered it.";

const ARGUMENT_ADVICE: Record<string, string> = {
  product_id: "Take productId from list_creator_offers of the same handle.",
};

/**
 * Anything thrown while a tool ran, as a result the model reads: what is wrong and what to do. Unknown errors say
 * nothing of themselves. `byHandle` says that the tool looks a creator up by handle.
 */
export function toolFailure(error: unknown, exchange: Exchange, byHandle: boolean): CallToolResult {
  const known = noted(error, exchange);
  const { actor } = exchange;
  if (known.code === "insufficient_scope" && actor.kind === "credential" && actor.credential.kind === "oauth")
    exchange.lacking = known;
  return { isError: true, content: [{ type: "text", text: sentence(known, exchange, byHandle) }] };
}

/**
 * Does what a method other than a tool's asks for. What is thrown goes as an error of the protocol: the SDK would answer any message as it
 * is, and a failed query's holds the SQL with its parameters.
 */
export async function guarded<T>(exchange: Exchange, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    const known = noted(error, exchange);
    const code = known.status >= 500 ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidParams;
    throw new ProtocolError(code, withRequestId(known, exchange.requestId));
  }
}

/** What was thrown, as the exchange's outcome says it; what nobody meant to throw is logged. */
function noted(error: unknown, exchange: Exchange): DomainError {
  const known = asDomainError(error);
  const crashed = known.status >= 500 && known !== error;
  exchange.outcome = crashed ? "tool_crash" : "tool_error";
  exchange.refused = { code: known.code, message: known.message, param: known.extras.param ?? null };
  if (crashed) {
    const { requestId, method, tool } = exchange;
    logger().error({ err: error, request_id: requestId, rpc: method, tool }, "tool failed");
  }
  return known;
}

function withRequestId({ code, message }: DomainError, requestId: string): string {
  return code === "internal_error" ? `${message} The request id is ${requestId}.` : message;
}

function sentence(error: DomainError, exchange: Exchange, byHandle: boolean): string {
  const { required_scope: scope } = error.extras;
  const unreachable = scope && whyNotByKey(exchange, scope);
  if (unreachable)
    return `${unreachable} ${byHandle ? "Without a credential anybody may call it." : "Without a credential it takes the handle that was answered."}`;
  const message = error.code === "internal_error" ? withRequestId(error, exchange.requestId) : inArguments(error);
  const advice =
    byHandle && error.code === "not_found" && !error.extras.param
      ? HANDLE_ADVICE
      : error.code === "insufficient_scope" && scope
        ? SCOPE_ADVICE
        : (ADVICE[error.code] ?? ARGUMENT_ADVICE[error.extras.param ?? ""]);
  // messages may name products: no line break or link of theirs may look like ours
  return visible(advice ? `${message.replace(/[^.]$/, "$&.")} ${advice}` : message).replace(/[[\]]/g, "\\$&");
}

/** The message with its field named as the tool's argument is: `tier_id: …` becomes `tierId: …`. */
function inArguments(error: DomainError): string {
  const { param } = error.extras;
  if (!param || !error.message.startsWith(`${param}:`)) return error.message;
  return param.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) + error.message.slice(param.length);
}
