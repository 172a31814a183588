import { seal, unseal } from "@/lib/core/seal";

const PURPOSE = "webhook-secret";

/** A signing secret as the database holds it. */
export function sealSecret(secret: string): Buffer {
  return seal(secret, PURPOSE);
}

/** The secret behind `sealSecret`. Throws when `AUTH_SECRET` is not the one that it was sealed under. */
export function openSecret(sealed: Uint8Array): string {
  return unseal(sealed, PURPOSE);
}
