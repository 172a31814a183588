import { ERROR_STATUS, type ErrorCode, type ErrorExtras } from "@/lib/contracts/errors";

/**
 * A refusal that the caller can act on. Thrown by verbs, mapped once per transport. The message is shown to the caller:
 * it says what to do and holds no secret, no SQL and no other person's data.
 */
export class DomainError extends Error {
  override readonly name = "DomainError";

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly extras: ErrorExtras = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** 401 of whoever has no account with them: pages say it in their own words. */
export class SignInFirst extends DomainError {
  constructor() {
    super("unauthorized", "This needs an account: send an API key, or sign in.");
  }
}

/**
 * 409: the thing is in a state in which this cannot be done. `can` says in which states it could, by their names, to a program; `cannot` the
 * same of now, to the person on a page, who saw it in another state: "it cannot be accepted now".
 */
export class WrongState extends DomainError {
  readonly onPages: string;

  constructor(thing: "order" | "quote", state: string | undefined, can: string, cannot: string) {
    super("invalid_state_transition", `The ${thing} is ${state}; ${can}`);
    this.onPages = `The ${thing} has moved on meanwhile: ${cannot}. Reload the page to see where it stands.`;
  }
}

/** 404: the thing does not exist, or its existence is another creator's secret. */
export function notFound(what: string): DomainError {
  return new DomainError("not_found", `${what} was not found.`);
}

/** 409: the request cannot be applied to the present state. */
export function conflict(message: string, extras: ErrorExtras = {}): DomainError {
  return new DomainError("conflict", message, extras);
}

/** 409 that passes by itself in about so many seconds: no idempotency key keeps it. */
export function conflictForNow(message: string, seconds: number): DomainError {
  return new DomainError("conflict", message, {}, { "retry-after": String(seconds) });
}

/** 422 with one named field. `path` is dotted, as in `packages.0.price_cents`. */
export function invalidField(path: string, message: string): DomainError {
  return new DomainError("validation_error", `${path}: ${message}`, { param: path, details: [{ path, message }] });
}

/** 400 with one named parameter of the query. */
export function invalidQuery(param: string, message: string): DomainError {
  return new DomainError("invalid_request", `${param}: ${message}`, { param, details: [{ path: param, message }] });
}

const UNREACHABLE = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "QUERY_TIMEOUT", // no answer within the client's deadline
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "ETIMEDOUT",
  "57P01", // admin_shutdown
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now
  "25P03", // idle_in_transaction_session_timeout
  "53100", // disk_full
  "53200", // out_of_memory
  "53300", // too_many_connections
  "58030", // io_error
  "08000",
  "08003",
  "08006",
  // of a disk of this machine
  "ENOSPC",
  "EDQUOT",
  "EROFS",
  "EIO",
]);

/** The SQLSTATE or socket code of an error or of its causes, if it has one. */
export function databaseCode(error: unknown): string | undefined {
  for (let e = error, depth = 0; e instanceof Error && depth < 5; e = e.cause, depth++) {
    const code = (e as { code?: unknown }).code;
    if (typeof code === "string") return code;
  }
  return undefined;
}

/** True when another row has a value that may stand once. */
export function isTaken(error: unknown): boolean {
  return databaseCode(error) === "23505"; // unique_violation
}

/** True when the database is away, starting or full, or a disk is: the caller should retry (503), nothing is wrong with the request. */
export function isUnavailable(error: unknown): boolean {
  const code = databaseCode(error);
  return code !== undefined && UNREACHABLE.has(code);
}

/** True when the payment processor could not be reached or failed by itself: as with a database that is away. */
export function isProcessorAway(error: unknown): boolean {
  const { type, statusCode = 0 } = (error ?? {}) as { type?: unknown; statusCode?: number };
  return type === "StripeConnectionError" || (type === "StripeAPIError" && statusCode >= 500);
}
