import { fitsMac, keyedMac, sameBytes, sha256 } from "@/lib/core/seal";

const PURPOSE = "order links";

/**
 * The token of the buyer's link to an order: derived from `AUTH_SECRET`, so that letters can carry it although only its hash is
 * stored. 256 bits, unguessable without the secret.
 */
export function orderLinkToken(orderId: string): string {
  return keyedMac(PURPOSE, orderId).toString("base64url");
}

/** Whether a token opens the order: it fits the hash kept when the checkout opened, or a mail has carried it since. */
export function opensOrder(order: { id: string; linkTokenHash: Uint8Array }, token: string): boolean {
  return sameBytes(order.linkTokenHash, sha256(token)) || fitsMac(Buffer.from(token, "base64url"), PURPOSE, order.id);
}

/** The path of one of the buyer's pages of an order, with the token that opens it. */
export function buyerOrderPath(orderId: string, page: "" | "/review" = ""): string {
  return `/orders/${orderId}${page}?token=${orderLinkToken(orderId)}`;
}
