import { createHmac } from "node:crypto";
import { sameBytes } from "@/lib/core/seal";

/** What authenticator apps take for granted: SHA-1, 30 seconds, six digits. Few read anything else from the QR code. */
const [STEP_MS, DIGITS] = [30_000, 6];
/** Steps before and after the present one that count: clocks differ, and people type slowly (RFC 6238, 5.2). */
const DRIFT = 1;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The time step of a moment: 30-second intervals since 1970 (RFC 6238, 4.2). */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The code of a time step: HOTP with SHA-1 over it, truncated dynamically (RFC 4226, 5.3). `digits` is 6, and 8 in the RFC's vectors. */
export function codeOf(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac[19] as number) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, "0");
}

/** The time step around `now` whose code this is; null when it is none of them. All are compared, in constant time. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | null {
  const around = Array.from({ length: 2 * DRIFT + 1 }, (_, n) => stepAt(now) - DRIFT + n);
  const fitting = around.filter((step) => sameBytes(Buffer.from(codeOf(secret, step)), Buffer.from(code)));
  return fitting.at(-1) ?? null;
}

/** RFC 4648 base32 without padding, as authenticator apps read secrets. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** What a QR code for authenticator apps holds. Source: Google Authenticator's key URI format. */
export function keyUri(secret: string, email: string): string {
  const query = new URLSearchParams({ secret, issuer: "Guildhall", algorithm: "SHA1", digits: "6", period: "30" });
  return `otpauth://totp/Guildhall:${encodeURIComponent(email)}?${query}`;
}
