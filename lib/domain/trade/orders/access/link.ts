import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";
import { fitsMac, keyedMac, sameBytes, sha256 } from "@/lib/core/seal";
import { DAY_MS } from "@/lib/core/values/durations";

const PURPOSE = "order links";
const FRESH = "fresh order links";
const CLOSED = new Set<OrderStatus>(["EXPIRED", "COMPLETED", "CANCELED", "REFUNDED"]);
const FRESH_TOKEN = /^(\d{1,15})\.([\w-]{43})$/;

/** How long an order's link works after the order closed, and how long one that was sent again. */
const LINK_AFTER_CLOSE_MS = 180 * DAY_MS;
const FRESH_LINK_MS = 30 * DAY_MS;

/** What of an order its links hang on. */
type LinkedOrder = {
  id: string;
  linkTokenHash: Uint8Array;
  status: OrderStatus;
  closedAt: Date | null;
  expiresAt: Date;
};

/**
 * The token of the buyer's link to an order: derived from `AUTH_SECRET`, so that mails can carry it although only its hash is
 * stored. 256 bits, unguessable without the secret.
 */
export function orderLinkToken(orderId: string): string {
  return keyedMac(PURPOSE, orderId).toString("base64url");
}

/**
 * What a token is to an order at a moment: `ended` opened it once. The order's own works until 180 days after it closed, one that was
 * sent again for 30 days.
 */
export function linkStanding(order: LinkedOrder, token: string, now: Date): "open" | "ended" | "none" {
  const [, until, mac = ""] = FRESH_TOKEN.exec(token) ?? [];
  if (until !== undefined) {
    if (!fitsMac(Buffer.from(mac, "base64url"), FRESH, `${order.id}.${until}`)) return "none";
    return now.getTime() < Number(until) ? "open" : "ended";
  }
  const own = sameBytes(order.linkTokenHash, sha256(token));
  if (!own && !fitsMac(Buffer.from(token, "base64url"), PURPOSE, order.id)) return "none";
  return hasEnded(order, now) ? "ended" : "open";
}

/** The path of one of the buyer's pages of an order, with the token that opens it. */
export function buyerOrderPath(orderId: string, page: "" | "/review" = ""): string {
  return `/orders/${orderId}${page}?token=${orderLinkToken(orderId)}`;
}

/** The path of an order for somebody who has lost the link, or whose link has ended. */
export function freshOrderPath(order: LinkedOrder, now: Date): string {
  if (!hasEnded(order, now)) return buyerOrderPath(order.id);
  const until = now.getTime() + FRESH_LINK_MS;
  return `/orders/${order.id}?token=${until}.${keyedMac(FRESH, `${order.id}.${until}`).toString("base64url")}`;
}

/** A dispute that is opened again after the end keeps the link alive. */
function hasEnded({ status, closedAt, expiresAt }: LinkedOrder, now: Date): boolean {
  return CLOSED.has(status) && (closedAt ?? expiresAt).getTime() + LINK_AFTER_CLOSE_MS <= now.getTime();
}
