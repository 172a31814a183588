import { type Refusal, refusedFor, UCP_PATH, UCP_VERSION } from "@/lib/contracts/commerce/protocol";
import { commerceNameOf } from "@/lib/contracts/commerce/scopes";
import { env } from "@/lib/core/env";
import type { DomainError } from "@/lib/core/errors";
import { ProfileError } from "@/lib/domain/developers/platforms/fetch-profile";
import { SignatureError } from "@/lib/domain/developers/platforms/message-signatures";
import { type Answer, asDomainError } from "@/lib/transports/http/answering/respond";

/** What kept a call from being served: a status of HTTP, and the protocol's code for it. `identity`: an answer in the form of identity linking. */
export type Fault = {
  status: number;
  code: string;
  content: string;
  headers: Record<string, string>;
  identity: boolean;
};

/** A refusal that the binding itself makes. */
export class ProtocolError extends Error {
  override readonly name = "ProtocolError";

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** HTTP status of the protocol's codes. Source: overview, "Error Codes". */
const STATUS = {
  invalid_profile_url: 400,
  profile_unreachable: 424,
  profile_malformed: 422,
  signature_missing: 401,
  signature_invalid: 401,
  key_not_found: 401,
  digest_mismatch: 400,
  algorithm_unsupported: 400,
} as const;

/** The protocol's names for refusals of ours. */
const CODES: Record<string, string> = {
  unauthorized: "identity_required",
  token_expired: "identity_required",
  insufficient_scope: "insufficient_scope",
  idempotency_conflict: "idempotency_conflict",
  rate_limit_exceeded: "rate_limited",
};

/** Anything thrown, as what the protocol calls it. Unknown errors are 500 and say nothing of themselves. */
export function faultOf(error: unknown): Fault {
  if (error instanceof ProtocolError) {
    const { status, code, message, headers } = error;
    return { status, code, content: message, headers, identity: false };
  }
  if (error instanceof ProfileError || error instanceof SignatureError) {
    const { code, message } = error;
    return { status: STATUS[code], code, content: message, headers: {}, identity: false };
  }
  const known = asDomainError(error);
  const identity = known.status === 401 || known.code === "insufficient_scope";
  const headers = { ...known.headers };
  const content = known.code === "unauthorized" && isTokenRefused(headers) ? LINK_AGAIN : known.message;
  if (identity) headers["www-authenticate"] = challenge(known, headers["www-authenticate"]);
  if (known.status === 503) headers["retry-after"] ??= "1";
  // a reused key is 409 here, not REST v1's 422
  const status = known.code === "idempotency_conflict" ? 409 : known.code === "validation_error" ? 400 : known.status;
  return { status, code: CODES[known.code] ?? known.code, content, headers, identity };
}

const LINK_AGAIN =
  "The token is not valid here, or not any more. Link the buyer's account again, as WWW-Authenticate says where, or call without a token.";

/** Whether what was sent as a credential is what was refused, as against a call that had none. */
function isTokenRefused({ "www-authenticate": sent = "" }: Record<string, string>): boolean {
  return sent.includes("error=");
}

/** What asks a platform to link its user: the issuer, and where the resource's metadata is (RFC 6750, 3; identity linking, "Error Handling"). */
function challenge({ status, extras }: DomainError, sent = ""): string {
  const { BASE_URL } = env();
  const parts = [`realm="${BASE_URL}"`];
  if (status === 403)
    parts.push('error="insufficient_scope"', `scope="${commerceNameOf(extras.required_scope ?? "")}"`);
  else if (isTokenRefused({ "www-authenticate": sent })) parts.push('error="invalid_token"');
  parts.push(`resource_metadata="${BASE_URL}/.well-known/oauth-protected-resource${UCP_PATH}"`);
  return `Bearer ${parts.join(", ")}`;
}

/** A fault over REST: code and content, or, where an identity is asked for, the messages of a response. */
export function faultAnswer({ status, code, content, headers, identity }: Fault): Answer {
  const continue_url = env().BASE_URL;
  const body = identity ? identityBody(code, content) : { code, content, continue_url };
  return { status, body: JSON.stringify(body), headers: { "cache-control": "no-store", ...headers } };
}

function identityBody(code: string, content: string) {
  const message = { type: "error", code, content, severity: "requires_buyer_review" };
  return { ucp: { version: UCP_VERSION, status: "error" }, messages: [message] };
}

/** A call that the negotiated capabilities do not hold. */
export function incompatible(capability: string): Refusal {
  const content = `This needs ${capability} at version ${UCP_VERSION}, which your profile does not declare, or this business does not offer.`;
  return refusedFor("capabilities_incompatible", content, env().BASE_URL);
}
