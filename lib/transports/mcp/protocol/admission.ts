import { ASSISTANT_SCOPES, type Scope } from "@/lib/contracts/scopes";
import { DomainError } from "@/lib/core/errors";
import { challenge } from "@/lib/transports/http/answering/respond";
import type { Call } from "@/lib/transports/http/call";
import { signedAgent } from "@/lib/transports/http/caller/signed-agent";
import { findTool } from "../catalogue";
import { identify, missingScopes, scopesToAsk } from "./access";
import type { Exchange } from "./exchange";
import { idOf, RPC, rpcError } from "./json-rpc";

/** What stands after the tool server's address for clients that sign a person in once they are told to. */
export const SIGN_IN = "?sign_in=required";

/**
 * Refuses a request without a credential at the address for clients that begin an authorization on a 401 and by nothing else (MCP
 * authorization): without it they stay nobody, as searching needs no credential. Throws `unauthorized` with the challenge.
 */
export function requireSignIn({ request, search }: Call): void {
  if (!search || request.headers.has("authorization")) return;
  if (new URLSearchParams(search).get("sign_in") !== "required") return;
  const message =
    "This address is for an account's own assistant: connect to the account (OAuth). Without it, leave `sign_in` out.";
  const asked = challenge(undefined, { resource: "/api/mcp", scope: ASSISTANT_SCOPES });
  throw new DomainError("unauthorized", message, {}, { "www-authenticate": asked });
}

/**
 * Notes who calls. Refuses a credential that is not valid over HTTP, as an MCP client can lift it by signing a person in: 401
 * with the `WWW-Authenticate` that starts an authorization (MCP authorization; RFC 9728, 5.1; RFC 6750, 3.1).
 */
export async function refuseUnknown(exchange: Exchange, body: unknown): Promise<Response | undefined> {
  try {
    exchange.actor = await identify(exchange);
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 401) throw error;
    return refusal(exchange, body, error, "invalid_token");
  }
  try {
    exchange.agent = await signedAgent(exchange);
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 401) throw error;
    // no challenge: the credential is fine, and a client must not throw it away
    exchange.outcome = "refused";
    return rpcError(401, RPC.refused, error.message, { id: idOf(body) });
  }
}

/** The same for a tool that needs more: 401 for no credential, 403 for an app's token without the scope. */
export function refuseUnscoped(exchange: Exchange, body: unknown): Response | undefined {
  const tool = findTool(exchange.tool);
  const missing = tool && missingScopes(tool.access, exchange.actor);
  if (!missing) return undefined;
  const { scopes, refusal: reason } = missing;
  return refusal(exchange, body, reason, reason.status === 403 ? "insufficient_scope" : undefined, scopes);
}

/** The same where a tool found out by its arguments that an app's token does not reach: in place of its answer. */
export function refuseLacking(exchange: Exchange, body: unknown): Response | undefined {
  const { lacking } = exchange;
  const scope = lacking?.extras.required_scope;
  if (!lacking || !scope) return undefined;
  return refusal(exchange, body, lacking, "insufficient_scope", scopesToAsk(scope, exchange.actor));
}

function refusal(
  exchange: Exchange,
  body: unknown,
  { status, message }: DomainError,
  error?: "invalid_token" | "insufficient_scope",
  scope?: readonly Scope[],
): Response {
  exchange.outcome = "refused";
  const headers = { "www-authenticate": challenge(error, { resource: "/api/mcp", scope }) };
  return rpcError(status, RPC.refused, message, { id: idOf(body), headers });
}
