import { isReservedHeader } from "@/lib/contracts/developers/webhooks/webhook-headers";
import { openHeaders } from "../custom-headers";

export type SentDelivery = {
  id: string;
  type: string;
  eventId: string;
  signature: string;
  sealedHeaders: Buffer | null;
};

/**
 * The headers of one attempt: the owner's, then those that every delivery has, which win. The connection adds `Host`, `Connection` and
 * `Content-Length`. What an attempt left on record makes them again, exactly. Throws when `AUTH_SECRET` is not the one that the owner's
 * were sealed under.
 */
export function requestHeaders(sent: SentDelivery): Record<string, string> {
  return {
    ...(sent.sealedHeaders && ownHeaders(sent.sealedHeaders)),
    "Content-Type": "application/json",
    "User-Agent": "Guildhall-Webhooks/1",
    "Service-Event": sent.type,
    "Service-Delivery": sent.id,
    "Service-Signature": sent.signature,
    "Service-Idempotency-Key": sent.eventId,
  };
}

function ownHeaders(sealed: Buffer): Record<string, string> {
  return Object.fromEntries(Object.entries(openHeaders(sealed)).filter(([name]) => !isReservedHeader(name)));
}
