import { fitsMac, keyedMac, sameBytes, sha256 } from "@/lib/core/seal";

const LINK = "booking-link";

/** The token of a guest's link to a booking: derived, so that later mails can carry it although only its hash is stored. */
export function linkToken(bookingId: string): string {
  return keyedMac(LINK, bookingId).toString("base64url");
}

/** The page of a booking, for its guest. */
export function guestPath(bookingId: string): string {
  return `/bookings/${bookingId}?token=${linkToken(bookingId)}`;
}

/** Whether a token opens a booking: the one it was mailed with first, or the derived one where that was another. */
export function isLinkToken(booking: { id: string; linkTokenHash: Uint8Array | null }, token: string): boolean {
  if (booking.linkTokenHash && sameBytes(booking.linkTokenHash, sha256(token))) return true;
  return fitsMac(Buffer.from(token, "base64url"), LINK, booking.id);
}
