import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "./env";

const keys = new Map<string, Buffer>();

/** A 32-byte key for one purpose, derived from `AUTH_SECRET` by HKDF-SHA256 (RFC 5869). Throws when the secret is not set. */
export function derivedKey(purpose: string): Buffer {
  const secret = env().AUTH_SECRET;
  if (!secret)
    throw new Error("AUTH_SECRET is not set: `npm start` makes one; a public deployment must bring its own.");
  const name = `${secret}\n${purpose}`;
  let key = keys.get(name);
  if (!key) {
    key = Buffer.from(hkdfSync("sha256", secret, "guildhall", purpose, 32));
    keys.set(name, key);
  }
  return key;
}

/** Encrypts text at rest: AES-256-GCM, 12-byte nonce, then 16-byte tag, then ciphertext. */
export function seal(text: string, purpose: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", derivedKey(purpose), nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** What `seal` encrypted for the same purpose. Throws when it was changed or sealed under another secret. */
export function unseal(sealed: Uint8Array, purpose: string): string {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv("aes-256-gcm", derivedKey(purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

export function sha256(data: string | Uint8Array): Buffer {
  return createHash("sha256").update(data).digest();
}

/** Compares in constant time; different lengths are unequal. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** An unguessable token of `bytes` random bytes, in base64url. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString("base64url");
}
