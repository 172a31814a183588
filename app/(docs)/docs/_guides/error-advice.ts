import type { ErrorCode } from "@/lib/contracts/errors";

/** What each code means to the caller who gets it, and what helps. */
export const ERROR_ADVICE: Record<ErrorCode, string> = {
  invalid_request: "The path, the query or the JSON is malformed. `param` names what; correct it.",
  invalid_cursor: "The cursor is not one that this collection gave. Start again without one.",
  idempotency_key_required: "Every POST needs an `Idempotency-Key`. Send a UUID.",
  idempotency_key_invalid: "The key is too long, or not printable ASCII.",
  unauthorized: "No credential, or none that is known. `WWW-Authenticate` tells where to get one.",
  token_expired: "The credential has ended. Refresh the access token, or make a new key.",
  tier_gate_blocked: "The operation needs a higher plan: `required_tier`, at `upgrade_url`.",
  quota_exceeded: "The month's quota is used up. It begins again with the next month in UTC, or with a higher plan.",
  spend_limit_exceeded:
    "The person's limit for this app or key is reached: `remaining_cents` is what an order may cost now. Ask them to change it at `limits_url`.",
  insufficient_scope: "The credential lacks `required_scope`. Make one that has it.",
  address_not_allowed:
    "The key's owner lists the addresses that it may be used from, and this is none: `message` says yours. Add it on the key's page, or call from a listed one.",
  step_up_required: "The person has to prove again on the site who they are. No credential can.",
  not_found: "There is no such thing, or it is another creator's.",
  method_not_allowed: "The path knows other methods: they stand in `Allow`.",
  conflict: "It contradicts what is there, such as a name that is taken. Read it again, then decide.",
  invalid_state_transition: "It cannot go from the state that it is in to this one. Read its status first.",
  idempotency_in_flight:
    "The first request with this key still runs. Ask again after `Retry-After`, with the same key.",
  payload_too_large: "The body is over the limit.",
  unsupported_media_type: "Send `Content-Type: application/json`.",
  validation_error: "The body breaks a rule: `details` lists every field with what is wrong.",
  idempotency_conflict: "The key was used for another body. Use a new key for a new request.",
  rate_limit_exceeded: "Too many requests. Wait for `Retry-After` seconds.",
  internal_error: "Our mistake. Ask again with the same key; if it stays, tell us the `request_id`.",
  service_unavailable: "Something that it needs is away for the moment. Ask again after `Retry-After`.",
};
