import { z } from "zod";
import { PlanTierName, ScopeName } from "./access";
import type { Scope } from "./scopes";
import type { PlanTier } from "./tiers";
import { growing } from "./values/growing";

/** Machine-readable error codes and the HTTP status each is answered with. Told in docs/guides/errors.md. */
export const ERROR_STATUS = {
  invalid_request: 400,
  invalid_cursor: 400,
  idempotency_key_required: 400,
  idempotency_key_invalid: 400,
  unauthorized: 401,
  token_expired: 401,
  tier_gate_blocked: 402,
  quota_exceeded: 402,
  spend_limit_exceeded: 402,
  insufficient_scope: 403,
  address_not_allowed: 403,
  step_up_required: 403,
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

/** Optional members of `error` besides code, message and request id. */
export type ErrorExtras = {
  param?: string;
  details?: FieldIssue[];
  doc_url?: string;
  upgrade_url?: string;
  required_scope?: Scope;
  required_tier?: PlanTier;
  remaining_cents?: number;
  limits_url?: string;
};

export const ErrorEnvelope = z
  .object({
    error: z
      .object({
        code: ErrorCode.meta({ description: "Machine-readable code of the refusal." }),
        message: z.string().meta({ description: "What went wrong and what to do, in a sentence for people." }),
        request_id: z.string().meta({ description: "`X-Request-Id` of the answer: name it when you ask for help." }),
        param: z.string().optional().meta({
          description: "The parameter or field that was refused, with dots for nested ones. Absent when it is none.",
        }),
        details: z
          .array(
            z.object({
              path: z
                .string()
                .meta({ description: "The field, with dots for nested ones; empty for the body itself." }),
              message: z.string().meta({ description: "What is wrong with it." }),
            }),
          )
          .optional()
          .meta({ description: "Every field that was refused, when what was sent does not fit its schema." }),
        doc_url: z.string().optional().meta({ description: "The page that says what the code means and what helps." }),
        upgrade_url: z.string().optional().meta({
          description: "Where the plan can be changed, when the plan was the reason: a path of this service.",
        }),
        required_scope: ScopeName.optional().meta({
          description: "The scope that the credential lacks, when that was the reason.",
        }),
        required_tier: PlanTierName.optional().meta({
          description: "The lowest plan that includes the operation, when the plan was the reason.",
        }),
        remaining_cents: z.int().optional().meta({
          description: "What an order may cost at most now, in US cents, when a limit on spending was the reason.",
        }),
        limits_url: z.string().optional().meta({
          description: "The page on which the person changes that limit, an absolute URL.",
        }),
      })
      .meta({ description: "Why the request was refused." }),
  })
  .meta({ id: "Error", description: "Every error under /api answers in this envelope." });
