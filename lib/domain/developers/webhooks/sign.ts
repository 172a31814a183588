import { createHmac, randomBytes } from "node:crypto";

/**
 * The `Service-Signature` header: `t=<unix seconds>,v1=<hex>` with one `v1` per secret (two or three after rotations). Each is
 * HMAC-SHA256 over `{t}.{body}`, keyed by the whole secret text as UTF-8. Told in docs/guides/webhooks.md.
 */
export function signatureHeader(secrets: readonly string[], t: number, body: string): string {
  return `t=${t}${secrets.map((secret) => `,v1=${hmac(secret, `${t}.${body}`)}`).join("")}`;
}

/** A fresh signing secret: `whsec_` and 32 random bytes in base64. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** What the console and the API may show of a secret after its creation. */
export function secretPrefix(secret: string): string {
  return secret.slice(0, "whsec_".length + 4);
}

function hmac(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}
