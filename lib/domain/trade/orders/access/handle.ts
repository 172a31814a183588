import { fitsMac, keyedMac } from "@/lib/core/seal";

const PURPOSE = "order-handle";
const MAC_BYTES = 16;
const HANDLE = /^(ord_[0-7][0-9a-hjkmnp-tv-z]{25})\.([A-Za-z0-9_-]{22})$/;

/**
 * What an agent keeps to ask after an order that it opened: the id and 128 bits that only this server can add. The id
 * alone stands in webhooks and on both sides' pages, so it opens nothing; the buyer's link token opens more than an
 * agent may see.
 */
export function orderHandle(orderId: string): string {
  return `${orderId}.${keyedMac(PURPOSE, orderId, MAC_BYTES).toString("base64url")}`;
}

/** The id of the order that this handle was made for, or null. */
export function orderOfHandle(handle: string): string | null {
  const [, id, tag] = HANDLE.exec(handle) ?? [];
  if (!id || !tag) return null;
  return fitsMac(Buffer.from(tag, "base64url"), PURPOSE, id, MAC_BYTES) ? id : null;
}
