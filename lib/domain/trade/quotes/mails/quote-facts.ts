import { dayAndTime } from "@/lib/core/values/formats";
import { formatMoney } from "@/lib/core/values/money";

/** What the mails about a quote say of it. Plain data: the mails know no tables. */
export type QuoteFacts = {
  brief: string;
  buyerName: string;
  creatorName: string;
  /** Of the offer; null before there is one. */
  offer: { title: string; amountCents: number; deliveryDays: number; expiresAt: Date } | null;
  note: string | null;
  buyerPath: string;
  creatorPath: string;
};

/** What is offered, in a sentence. */
export function offerInWords({ offer }: QuoteFacts): string {
  if (!offer) return "";
  const days = offer.deliveryDays === 1 ? "one day" : `${offer.deliveryDays} days`;
  return `${offer.title}: ${formatMoney(offer.amountCents)}, delivered within ${days} of the payment. The offer stands until ${dayAndTime.format(offer.expiresAt)} UTC.`;
}
