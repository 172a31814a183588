/**
 * Members of a body whose value the log never keeps, without case, `_` and `-`: what opens something, or is as good as a signature. A test
 * walks the contracts: a member whose name sounds like a secret stands here or in `SOUND_SECRET`. Secrets that can be told by their
 * form (keys, tokens, handles, links) are taken out wherever they stand: see `redact-body.ts`.
 */
export const SECRET_MEMBERS: ReadonlySet<string> = new Set([
  "secret",
  "clientsecret",
  "webhooksecret",
  "token",
  "accesstoken",
  "refreshtoken",
  "idtoken",
  "password",
  "passphrase",
  "otp",
  "key",
  "apikey",
  "privatekey",
  "authorization",
  "proxyauthorization",
  "cookie",
  "setcookie",
  "signature",
  "servicesignature",
  "assertion",
  // the headers that an endpoint of the account is called with
  "headers",
  // files, which are no text
  "contentbase64",
]);

/** Members whose names sound like secrets and hold none, as `nameOf` writes them. */
export const SOUND_SECRET: ReadonlySet<string> = new Set([
  "secretprefix",
  "previoussecretuntil",
  "headernames",
  "apikeyid",
  "requestheaders",
  "responseheaders",
  "serviceidempotencykey",
  "idempotencykey",
  "tokenendpoint",
  "tokenendpointauthmethod",
  "handle",
  // what a key is, not the key
  "credential",
  "orderhandle",
  "replyhandle",
  // the host of a signer's keys
  "signedby",
]);

/** Names that are in no list, of members that a caller made up, and still say what they hold. */
const SOUNDS =
  /secret|passw|passphrase|passwd|(?:access|refresh|auth|bearer|session|csrf|id|api|bot|device)token|^token|api_?key|accesskey|privatekey|signingkey|secretkey|authorization|cookie|^pwd$|^cvc$|^cvv$|^cardnumber$|^credentials$|^mfacode$|^backupcodes$/;

const NAMES = [...SECRET_MEMBERS, SOUNDS.source.replaceAll(/[\^$]/g, ""), "passwd|pwd|cvc|cvv"].join("|");
const ANY = new RegExp(NAMES);
const AS_WORD = new RegExp(`(?:${NAMES})s?[\\\\"']*\\s*[:=]`);
/** Every string as the closer look takes them one after the other, and the colon that makes it a name. */
const STRING = /("(?:[^"\\]|\\[\s\S])*(?:"|$))(?:\s*(:))?/g;

/**
 * Whether a name above, or one of those that `redact-body.ts` looks for in texts, may stand before a value: in linear time, whatever the
 * text. "api_key" as a value is none; an escape may hide any.
 */
export function mayNameSecrets(text: string): boolean {
  if (text.includes("\\u")) return true;
  const plain = nameOf(text);
  if (!ANY.test(plain)) return false;
  if (AS_WORD.test(plain)) return true;
  for (const [, string = "", colon] of text.matchAll(STRING)) if (colon && ANY.test(nameOf(string))) return true;
  return false;
}

/** Whether the log keeps no value of a member of this name. */
export function isSecret(member: string): boolean {
  const name = nameOf(member);
  return SECRET_MEMBERS.has(name) || (!SOUND_SECRET.has(name) && SOUNDS.test(name));
}

/** A member's name as the lists above have it. */
export function nameOf(member: string): string {
  return member.replace(/[_-]/g, "").toLowerCase();
}
