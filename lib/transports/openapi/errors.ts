import { ERROR_STATUS, type ErrorCode } from "@/lib/contracts/errors";
import type { Operation } from "@/lib/contracts/operation";

/** What an operation can answer besides success: its own refusals and those of the steps that every call passes. */
export function errorsOf(operation: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>(operation.errors ?? []);
  const add = (...more: ErrorCode[]) => {
    for (const code of more) codes.add(code);
  };
  add(
    "unauthorized",
    "token_expired",
    "address_not_allowed",
    "quota_exceeded",
    "rate_limit_exceeded",
    "internal_error",
    "service_unavailable",
  );
  if (operation.query) add("invalid_request");
  if (operation.params) add("not_found");
  const isScoped = operation.scope !== "public" && operation.scope !== "any";
  // a key of test mode changes nothing that both modes share
  const isLiveAlone = operation.touches === "shared" && operation.method !== "GET";
  if (isScoped || isLiveAlone || operation.touches === "test") add("insufficient_scope");
  if (operation.tier !== "FREE") add("tier_gate_blocked");
  // a POST that takes no body refuses what is sent as one
  if (operation.body || operation.method === "POST")
    add("invalid_request", "validation_error", "unsupported_media_type", "payload_too_large");
  if (operation.method === "POST")
    add("idempotency_key_required", "idempotency_key_invalid", "idempotency_conflict", "idempotency_in_flight");
  return [...codes].sort((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b]);
}
