import { codeOf, stepAt } from "@/lib/domain/people/accounts/second-factor/totp";

/** What an authenticator app shows now for the key that the page gives. */
export function codeNow(key: string): string {
  const bits = Array.from(key.replaceAll(" ", ""), (letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  ).join("");
  const secret = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  return codeOf(secret, stepAt(new Date()));
}
