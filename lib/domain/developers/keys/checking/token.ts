import { randomBytes } from "node:crypto";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const TOKEN = /^(gh_(live|test|bridge)_[0-9A-Za-z]{8})_[0-9A-Za-z]{43}$/;

export type TokenKind = "live" | "test" | "bridge";
export type NewToken = { token: string; prefix: string };

/**
 * A new secret token: `gh_live_`, `gh_test_` or `gh_bridge_`, 8 visible characters that find the row, `_`, and 43 base62 characters, which hold
 * 32 random bytes. The token is shown once; the prefix may be shown always.
 */
export function newToken(kind: TokenKind): NewToken {
  const prefix = `gh_${kind}_${base62(8)}`;
  return { prefix, token: `${prefix}_${base62(43)}` };
}

/** Splits a presented token; `null` when it does not have the form, which costs no look-up. */
export function parseToken(token: string): { kind: TokenKind; prefix: string } | null {
  const match = TOKEN.exec(token);
  return match ? { kind: match[2] as TokenKind, prefix: match[1] as string } : null;
}

/** Uniform base62 text: bytes of 248 and above are thrown away, so that no character is likelier than another. */
function base62(length: number): string {
  let out = "";
  while (out.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && out.length < length) out += BASE62.charAt(byte % 62);
    }
  }
  return out;
}
