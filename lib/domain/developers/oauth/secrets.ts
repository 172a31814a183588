import { randomToken, sha256 } from "@/lib/core/seal";

/** What we hand out and keep as a hash only. The prefix tells scanners and log filters what they see. */
export type OpaqueKind = "code" | "refresh" | "secret";

/** A new opaque value of 32 random bytes, and its SHA-256: random bytes need no slow hash. */
export function newOpaque(kind: OpaqueKind): { value: string; hash: Buffer; prefix: string } {
  const value = `gh_${kind}_${randomToken()}`;
  return { value, hash: sha256(value), prefix: value.slice(0, `gh_${kind}_`.length + 4) };
}
