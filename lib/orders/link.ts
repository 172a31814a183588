import { createHmac } from "node:crypto";
import { derivedKey, sameBytes, sha256 } from "@/lib/core/seal";

/**
 * The token of the buyer's link to an order: derived from `AUTH_SECRET`, so that letters can carry it although only its hash is
 * stored. 256 bits, unguessable without the secret.
 */
export function orderLinkToken(orderId: string): string {
  return createHmac("sha256", derivedKey("order links")).update(orderId).digest("base64url");
}

/** Whether a token opens the order: it fits the hash kept when the checkout opened, or was mailed under the present secret. */
export function opensOrder(order: { id: string; linkTokenHash: Uint8Array }, token: string): boolean {
  const hash = sha256(token);
  return sameBytes(order.linkTokenHash, hash) || sameBytes(sha256(orderLinkToken(order.id)), hash);
}

/** The path of one of the buyer's pages of an order, with the token that opens it. */
export function buyerOrderPath(orderId: string, page: "" | "/review" = ""): string {
  return `/orders/${orderId}${page}?token=${orderLinkToken(orderId)}`;
}
