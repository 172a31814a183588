import { fitsMac, keyedMac, sameBytes, sha256 } from "@/lib/core/seal";

const PURPOSE = "quote links";

/** The token of a guest's link to a quote and its conversation: derived, so that mails can carry it although only its hash is stored. */
export function quoteLinkToken(quoteId: string): string {
  return keyedMac(PURPOSE, quoteId).toString("base64url");
}

export function quoteLinkHash(quoteId: string): Buffer {
  return sha256(quoteLinkToken(quoteId));
}

/** Whether a token is the link of a quote: only a guest's has one. */
export function isQuoteToken(quote: { id: string; linkHash: Uint8Array | null }, token: string): boolean {
  if (quote.linkHash === null) return false;
  return sameBytes(quote.linkHash, sha256(token)) || fitsMac(Buffer.from(token, "base64url"), PURPOSE, quote.id);
}

/** The path of a quote for its buyer: with the token for a guest. */
export function buyerQuotePath({ id, linkHash }: { id: string; linkHash: Uint8Array | null }): string {
  return linkHash ? `/quotes/${id}?token=${quoteLinkToken(id)}` : `/quotes/${id}`;
}
