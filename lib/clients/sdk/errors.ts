import type { components } from "./schema.gen";

type Refusal = components["schemas"]["Error"]["error"];

/** The service's error codes, and two of the client's own: no answer came, or one that is not in the error envelope. */
export type GuildhallErrorCode = Refusal["code"] | "network_error" | "unreadable_answer";

type Parts = Partial<Omit<Refusal, "code" | "message">> & {
  status: number;
  retryAfter?: number | undefined;
  headers?: Headers | undefined;
  cause?: unknown;
};

/** A call that failed. Members that the service sent keep the names that they have on the wire. */
export class GuildhallError extends Error {
  override readonly name = "GuildhallError";
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Quote it when you report a problem. */
  readonly request_id: string | undefined;
  /** The field or parameter that is to blame. */
  readonly param: string | undefined;
  readonly details: Refusal["details"];
  readonly doc_url: string | undefined;
  /** With 402: where to get a larger plan, a path on the service's host. */
  readonly upgrade_url: string | undefined;
  readonly required_scope: Refusal["required_scope"];
  readonly required_tier: Refusal["required_tier"];
  /** What an order may cost at most now, in US cents, where a limit on spending was the reason. */
  readonly remaining_cents: number | undefined;
  /** The page on which the person changes that limit. */
  readonly limits_url: string | undefined;
  /** Headers of the answer; undefined when no answer came. */
  readonly headers: Headers | undefined;
  /** Seconds after which a retry may succeed, when the service said so. */
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: GuildhallErrorCode,
    message: string,
    { cause, ...parts }: Parts,
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = parts.status;
    this.request_id = parts.request_id;
    this.param = parts.param;
    this.details = parts.details;
    this.doc_url = parts.doc_url;
    this.upgrade_url = parts.upgrade_url;
    this.required_scope = parts.required_scope;
    this.required_tier = parts.required_tier;
    this.remaining_cents = parts.remaining_cents;
    this.limits_url = parts.limits_url;
    this.headers = parts.headers;
    this.retryAfter = parts.retryAfter;
  }
}

/** The error of an answer that is not a success. `body` is what the answer held, parsed if it was JSON. */
export function errorOf(response: Response, body: unknown): GuildhallError {
  const { status, headers } = response;
  const retryAfter = secondsOf(response.headers.get("retry-after"));
  const refusal = refusalIn(body);
  if (!refusal) {
    const request_id = response.headers.get("x-request-id") ?? undefined;
    return new GuildhallError("unreadable_answer", `The service answered ${status}, and nothing that can be read.`, {
      status,
      request_id,
      retryAfter,
      headers,
    });
  }
  const { code, message, ...rest } = refusal;
  return new GuildhallError(code, message, { ...rest, status, retryAfter, headers });
}

/** `Retry-After` in seconds (the service sends no dates), if it is there. */
export function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}

function refusalIn(body: unknown): Refusal | undefined {
  const refusal = (body as { error?: Refusal } | null | undefined)?.error;
  return typeof refusal?.code === "string" && typeof refusal.message === "string" ? refusal : undefined;
}
