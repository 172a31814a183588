import { MAX_HEADERS } from "@/lib/contracts/agents/form-limits";
import type { CustomHeaders, CustomHeadersPatch } from "@/lib/contracts/developers/webhooks/webhook-headers";
import { invalidField } from "@/lib/core/errors";
import { openSecret, sealSecret } from "./secrets";

/** An owner's headers as the database holds them; null when there are none. */
export function sealHeaders(headers: CustomHeaders): Buffer | null {
  return Object.keys(headers).length > 0 ? sealSecret(JSON.stringify(headers)) : null;
}

/** The headers behind `sealHeaders`. */
export function openHeaders(sealed: Buffer | null): CustomHeaders {
  return sealed ? (JSON.parse(openSecret(sealed)) as CustomHeaders) : {};
}

/**
 * Headers after a change: those named are set, or taken away by null, whatever their case; the others stay. Throws `validation_error`
 * when there are more than ten then.
 */
export function changeHeaders(known: CustomHeaders, patch: CustomHeadersPatch): CustomHeaders {
  const named = new Set(Object.keys(patch).map((name) => name.toLowerCase()));
  const kept = Object.entries(known).filter(([name]) => !named.has(name.toLowerCase()));
  const set = Object.entries(patch).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  if (kept.length + set.length > MAX_HEADERS) throw invalidField("headers", `must be at most ${MAX_HEADERS} in all`);
  return Object.fromEntries([...kept, ...set]);
}
