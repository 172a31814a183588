import { invalidField } from "@/lib/core/errors";
import { checkDestination, PUBLIC_ONLY } from "@/lib/domain/developers/webhooks/outbound/destination";

const FIELD = "callback_url";
const EMAIL = /[\p{L}\p{N}_.!#$%&'*+-]@[\p{L}\p{N}_%-]+(?:\.[\p{L}\p{N}_%-]+)+/u;
const MOST_ENCODINGS = 3;

/**
 * Checks where the answer to a request may be sent: an http or https URL of a public host, without credentials and
 * without an email address anywhere in it. Nobody is known behind it, so the networks that webhooks may reach do not
 * open it. Throws `validation_error` on `callback_url`.
 */
export function checkCallback(url: string): void {
  checkDestination(url, FIELD, PUBLIC_ONLY);
  if (EMAIL.test(decoded(url))) throw invalidField(FIELD, "must not hold an email address");
}

/** The URL without percent-encoding, however often it was applied (up to three times). */
function decoded(url: string): string {
  let text = url;
  for (let i = 0; i < MOST_ENCODINGS; i++) text = text.replace(/%([0-7][0-9a-f])/gi, (_, hex) => fromHex(hex));
  return text;
}

function fromHex(hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16));
}
