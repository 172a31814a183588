import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { env } from "./env";

const keys = new Map<string, Buffer>();

/**
 * A 32-byte key for one purpose, derived from `AUTH_SECRET` by HKDF-SHA256 (RFC 5869): what is made now is made with it. Throws when the
 * secret is not set.
 */
export function derivedKey(purpose: string): Buffer {
  const secret = env().AUTH_SECRET;
  if (!secret)
    throw new Error("AUTH_SECRET is not set: `npm start` makes one; a public deployment must bring its own.");
  return keyOf(secret, purpose);
}

/** The keys of a purpose that are accepted: the present one first, then those of `AUTH_SECRET_PREVIOUS`. */
export function acceptedKeys(purpose: string): Buffer[] {
  return [derivedKey(purpose), ...env().AUTH_SECRET_PREVIOUS.map((secret) => keyOf(secret, purpose))];
}

function keyOf(secret: string, purpose: string): Buffer {
  const name = `${secret}\n${purpose}`;
  let key = keys.get(name);
  if (!key) {
    key = Buffer.from(hkdfSync("sha256", secret, "guildhall", purpose, 32));
    keys.set(name, key);
  }
  return key;
}

/** The first `bytes` of an HMAC-SHA256 under a purpose's present key. */
export function keyedMac(purpose: string, data: string | Uint8Array, bytes = 32): Buffer {
  return macUnder(derivedKey(purpose), data, bytes);
}

/** Whether `mac` is what `keyedMac` answers, or answered under an earlier secret that is still accepted. */
export function fitsMac(mac: Uint8Array, purpose: string, data: string | Uint8Array, bytes = 32): boolean {
  return acceptedKeys(purpose).some((key) => sameBytes(mac, macUnder(key, data, bytes)));
}

function macUnder(key: Buffer, data: string | Uint8Array, bytes: number): Buffer {
  return createHmac("sha256", key).update(data).digest().subarray(0, bytes);
}

/** Encrypts text at rest: AES-256-GCM, 12-byte nonce, then 16-byte tag, then ciphertext. */
export function seal(text: string, purpose: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", derivedKey(purpose), nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** What `seal` encrypted for the same purpose. Throws when it was changed or sealed under a secret that is not accepted. */
export function unseal(sealed: Uint8Array, purpose: string): string {
  const opened = openSealed(sealed, purpose);
  if (!opened) throw new Error("A sealed value does not open: it was changed, or sealed under another AUTH_SECRET.");
  return opened.text;
}

/** The text of a sealed value, and whether the present secret sealed it; undefined when no accepted secret opens it. */
export function openSealed(sealed: Uint8Array, purpose: string): { text: string; present: boolean } | undefined {
  const bytes = Buffer.from(sealed);
  for (const [n, key] of acceptedKeys(purpose).entries()) {
    try {
      return { text: decrypt(bytes, key), present: n === 0 };
    } catch {
      // the tag does not fit: sealed under another one
    }
  }
  return undefined;
}

function decrypt(bytes: Buffer, key: Buffer): string {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
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
