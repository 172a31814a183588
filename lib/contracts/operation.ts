import type { z } from "zod";
import type { ResourcePath } from "./developers/oauth/oauth";
import type { ErrorCode } from "./errors";
import type { Scope } from "./scopes";
import type { PlanTier } from "./tiers";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** How a public answer may be cached. `maxAge` in seconds; an `ETag` is added whenever this is set. */
export type CachePolicy = { maxAge: number };

/**
 * One REST operation, said once: what `route()` enforces, what OpenAPI shows and what the SDK is typed by.
 * `path` is relative to `/api` and names its parameters in braces.
 */
export type Operation<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = {
  id: string;
  method: Method;
  path: `/v1/${string}`;
  summary: string;
  description?: string;
  tag: string;
  /**
   * What it reads or changes: `split` things are of live mode or of test mode, and a caller meets those of its own mode alone; `shared`
   * ones are the same in both, and a test credential reads them and changes none; `test` is for test credentials alone.
   */
  touches: "split" | "shared" | "test";
  /** `any`: whatever credential, whichever scopes it has. */
  scope: Scope | "any" | "public";
  /** Another scope that is enough: that of the other side of a trade. What a caller sees is that side's alone. */
  orScope?: Scope;
  /** Other interfaces whose access tokens are good here, too: their answers name its address, and their apps have no token of REST. */
  tokensOf?: readonly ResourcePath[];
  tier: PlanTier;
  status: number;
  /**
   * Answered instead of `status` when the caller waited and the outcome is known (see `Settle` in lib/transports/rest/route.ts), or
   * where `when` says so of the answer.
   */
  settled?: {
    status: number;
    description: string;
    when?: (response: z.output<R>) => boolean;
    example?: { response: unknown };
  };
  /** The path of what was made, for the `Location` header. */
  location?: (response: z.output<R>) => string;
  params?: P;
  query?: Q;
  body?: B;
  /** It takes a file: `multipart/form-data` with the part `file`, of at most `maxBytes`, and `body` as its fields. */
  upload?: { maxBytes: number };
  response: R;
  /** It answers the bytes of a file, whose name is in `Content-Disposition`: `response` is what the verb answers, and no JSON leaves. */
  binary?: boolean;
  errors?: readonly ErrorCode[];
  /** Calls per minute of one account, or of one address without a credential, on top of what every caller has. */
  perMinute?: number;
  cache?: CachePolicy;
  /**
   * Callers without a credential are answered from memory until the creator named in the path changes, or anyone does. Of what is
   * listed, the first pages alone.
   */
  remembered?: "creator" | "everyone";
  /** The answer never changes while the process lives: it is parsed, serialised and tagged once. */
  constant?: boolean;
  /** The answer holds a secret that is shown once: its stored idempotent response is encrypted. */
  secret?: boolean;
  example?: { body?: unknown; response: unknown };
};

/** Declares an operation. Returns it unchanged, with its types. */
export function operation<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  contract: Operation<P, Q, B, R>,
): Operation<P, Q, B, R> {
  return contract;
}
