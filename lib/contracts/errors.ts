import { z } from "zod";
import { PlanTierName, ScopeName } from "./access";
import { growing } from "./growing";
import type { Scope } from "./scopes";
import type { PlanTier } from "./tiers";

/** Machine-readable error codes and the HTTP status each is answered with. Source: spec part 7, decisions 1. */
export const ERROR_STATUS = {
  invalid_request: 400,
  invalid_cursor: 400,
  idempotency_key_required: 400,
  idempotency_key_invalid: 400,
  unauthorized: 401,
  token_expired: 401,
  tier_gate_blocked: 402,
  quota_exceeded: 402,
  insufficient_scope: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  invalid_state_transition: 409,
  idempotency_in_flight: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  idempotency_conflict: 422,
  rate_limit_exceeded: 429,
  internal_error: 500,
  service_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ErrorCode = growing(Object.keys(ERROR_STATUS) as ErrorCode[], "its HTTP status says");

export type FieldIssue = { path: string; message: string };

/** Optional members of `error` beside code, message and request id. */
export type ErrorExtras = {
  param?: string;
  details?: FieldIssue[];
  doc_url?: string;
  upgrade_url?: string;
  required_scope?: Scope;
  required_tier?: PlanTier;
};

export const ErrorEnvelope = z
  .object({
    error: z.object({
      code: ErrorCode,
      message: z.string(),
      request_id: z.string(),
      param: z.string().optional(),
      details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
      doc_url: z.string().optional().meta({ description: "The page that says what the code means and what helps." }),
      upgrade_url: z.string().optional(),
      required_scope: ScopeName.optional(),
      required_tier: PlanTierName.optional(),
    }),
  })
  .meta({ id: "Error", description: "Every error under /api answers in this envelope." });
