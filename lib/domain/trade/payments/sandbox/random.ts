import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** An id in the processor's style: `<prefix>_` and `length` random letters and digits (24 are 142 bits). */
export function randomId(prefix: string, length = 24): string {
  let id = `${prefix}_`;
  const end = id.length + length;
  while (id.length < end) {
    for (const byte of randomBytes(length)) {
      // 248 is four times 62: larger bytes would favour the first letters
      if (byte < 248 && id.length < end) id += ALPHABET.charAt(byte % 62);
    }
  }
  return id;
}
