import { hash } from "node:crypto";
import type { z } from "zod";
import type { ResourcePath } from "@/lib/contracts/developers/oauth/oauth";
import type { ErrorCode, FieldIssue } from "@/lib/contracts/errors";
import { ERROR_STATUS } from "@/lib/contracts/errors";
import type { CachePolicy } from "@/lib/contracts/operation";
import { isForApps, type Scope } from "@/lib/contracts/scopes";
import { env } from "@/lib/core/env";
import { DomainError, isProcessorAway, isUnavailable } from "@/lib/core/errors";
import { plainMessage } from "./plain-issue";
import { hasNoBody, type TextParts, TextResponse } from "./text-response";

/** An answer before it becomes a `Response`: idempotency stores it, headers are added on the way out. */
export type Answer = { status: number; body: string; headers: Record<string, string> };

/** An answer on its way out: its body may be encoded already. */
export type Outgoing = Omit<Answer, "body"> & Pick<TextParts, "body">;

export const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Any origin may read this answer. Nothing says that a browser may send cookies along: what is sent is public, or asked for with a bearer
 * token that the page holds itself.
 */
export const PUBLIC_CORS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "Content-Disposition, ETag, Idempotent-Replayed, Location, RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate, X-Request-Id",
};

/** The error envelope for anything thrown. Unknown errors are 500 and say nothing of themselves. */
export function errorAnswer(thrown: unknown, requestId: string): Answer {
  const known = asDomainError(thrown);
  const headers: Record<string, string> = { ...known.headers };
  if (known.status === 401) headers["www-authenticate"] ??= challenge();
  if (known.code === "insufficient_scope") headers["www-authenticate"] ??= stepUp(known.extras.required_scope);
  if (known.status === 503) headers["retry-after"] ??= "1";
  headers["cache-control"] ??= "no-store";
  const { code, message, extras } = known;
  const error = { code, message, request_id: requestId, doc_url: docUrl(code), ...extras };
  return { status: known.status, body: JSON.stringify({ error }), headers };
}

/** Where the documentation says what a code means and what helps. */
export function docUrl(code: ErrorCode): string {
  return `${env().BASE_URL}/docs/errors#${code}`;
}

/** Maps what was thrown to a typed refusal, once for every transport. */
export function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  // pages and host are bundled apart: the class may be another copy of ours
  if (error instanceof Error && error.name === "DomainError" && (error as DomainError).code in ERROR_STATUS) {
    const twin = error as DomainError;
    return new DomainError(twin.code, twin.message, twin.extras, twin.headers);
  }
  if (isUnavailable(error) || isProcessorAway(error))
    return new DomainError("service_unavailable", "The service is briefly unavailable. Retry shortly.");
  return new DomainError(
    "internal_error",
    "Something went wrong on our side. Quote the request id when you report it.",
  );
}

/** A schema's complaints as one refusal; the first field is named in `param`. */
export function refusedInput(code: ErrorCode, error: z.ZodError, where: string): DomainError {
  const told: FieldIssue[] = error.issues.slice(0, 50).flatMap((issue) => {
    const path = issue.path.map(String).join(".");
    if (issue.code === "unrecognized_keys") {
      return issue.keys
        .slice(0, 20)
        .map((key) => ({ path: path ? `${path}.${key}` : key, message: "is not a known field" }));
    }
    // a record's bad key: what is wrong with it is said one level down
    const said = issue.code === "invalid_key" ? (issue.issues[0] ?? issue) : issue;
    return [{ path, message: plainMessage(said) }];
  });
  // two rules of one field may say the same
  const details = [...new Map(told.map((one) => [JSON.stringify([one.path, one.message]), one])).values()];
  const first = details[0] ?? { path: "", message: "is not valid" };
  const message = first.path ? `${first.path}: ${first.message}` : `The ${where} is not valid: ${first.message}`;
  return new DomainError(code, message.slice(0, 500), {
    ...(first.path ? { param: first.path.slice(0, 200) } : {}),
    details,
  });
}

/** What a token that does not reach asks for (RFC 6750, 3.1): no scope where none helps, or none that an app could be granted. */
function stepUp(scope: Scope | undefined): string {
  return challenge("insufficient_scope", { scope: scope && isForApps(scope) ? scope : undefined });
}

type ChallengeError = "invalid_token" | "insufficient_scope";

/**
 * What a 401 asks for (RFC 6750, 3; RFC 9728, 5.1). `error` is left out when no bearer token was sent. `resource` is the
 * one whose metadata is named, the REST interface unless told: at the path without one the metadata would have to be of the
 * origin (RFC 9728, 3.3). `scope` is what to ask for, all of it.
 */
export function challenge(
  error?: ChallengeError,
  { resource = "/api/v1", scope }: { resource?: ResourcePath; scope?: Scope | readonly Scope[] | undefined } = {},
): string {
  const metadata = `${env().BASE_URL}/.well-known/oauth-protected-resource${resource}`;
  const parts = [`resource_metadata="${metadata}"`];
  if (scope) parts.unshift(`scope="${[scope].flat().join(" ")}"`);
  if (error) parts.unshift(`error="${error}"`);
  return `Bearer realm="guildhall", ${parts.join(", ")}`;
}

/** A strong entity tag of a body. */
export function entityTag(body: string | Buffer): string {
  return `"${hash("sha1", body, "base64url")}"`;
}

/**
 * Adds `ETag` and `Cache-Control` to the answer's headers; answers 304 without a body when the client has this version (RFC 9110,
 * 13.1.2). In place: a spread here costs more than the rest of a small answer.
 */
export function cached(
  answer: Outgoing,
  policy: CachePolicy,
  ifNoneMatch: string | null,
  tag = entityTag(answer.body),
): Outgoing {
  const { headers } = answer;
  headers.etag = tag;
  headers["cache-control"] = `public, max-age=${policy.maxAge}`;
  return ifNoneMatch !== null && hasVersion(ifNoneMatch, tag) ? { status: 304, body: "", headers } : answer;
}

/** Whether an `If-None-Match` names the tag, weakly compared, or any version. */
function hasVersion(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === tag) return true;
  return ifNoneMatch.split(",").some((candidate) => {
    const text = candidate.trim().replace(/^W\//, "");
    return text === tag || text === "*";
  });
}

/** The `Response` of an answer, whose headers it completes in place. 204 and 304 carry no body. */
export function toResponse(answer: Outgoing, requestId: string): Response {
  const { status, headers } = answer;
  headers["x-request-id"] = requestId;
  headers["x-content-type-options"] = "nosniff";
  if (!hasNoBody(status)) headers["content-type"] ??= JSON_TYPE;
  return new TextResponse({ status, headers, body: hasNoBody(status) ? "" : answer.body });
}
