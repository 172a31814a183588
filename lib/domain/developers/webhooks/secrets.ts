import { LRUCache } from "lru-cache";
import { seal, unseal } from "@/lib/core/seal";

/** What signing secrets and headers of endpoints are sealed for. */
export const WEBHOOK_SECRET = "webhook-secret";

// By ciphertext, so an entry cannot become stale: a rotated secret is another ciphertext.
const opened = new LRUCache<string, string>({ max: 1_000 });

/** A signing secret as the database holds it. */
export function sealSecret(secret: string): Buffer {
  return seal(secret, WEBHOOK_SECRET);
}

/** The secret behind `sealSecret`. Throws when `AUTH_SECRET` is not the one that it was sealed under. */
export function openSecret(sealed: Buffer): string {
  const key = sealed.toString("latin1");
  let secret = opened.get(key);
  if (secret === undefined) {
    secret = unseal(sealed, WEBHOOK_SECRET);
    opened.set(key, secret);
  }
  return secret;
}
